import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely'
import { ConfigurationError } from '../configuration/configuration.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { listMigrations, tableNames, type Engine } from './migrations.ts'

/** A number of our own among the advisory locks of the database: "shelf" in ASCII. */
const lockKey = 0x73_68_65_6c_66

/** Brings the tables up to date. Processes that start at the same time do it one after the other. */
export async function migrate(db: Kysely<DatabaseSchema>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return migrateSqlite(db)
  await db.connection().execute(async (connection) => {
    // Kysely locks migrations, but not yet the making of the table in which it locks them.
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection)
    try {
      await runMigrations(connection, engine)
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection)
    }
  })
}

/**
 * All or nothing, whenever it is killed: what Kysely does only where several processes could be at it. It is the only one on
 * its one connection.
 */
async function migrateSqlite(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql`begin immediate`.execute(db)
  try {
    await runMigrations(db, 'sqlite')
    await sql`commit`.execute(db)
  } catch (error) {
    await sql`rollback`.execute(db)
    throw error
  }
}

async function runMigrations(db: Kysely<DatabaseSchema>, engine: Engine): Promise<void> {
  const migrations = listMigrations(engine)
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  refuseNewer(await listApplied(db), Object.keys(migrations))
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && !(error instanceof DatabaseUnavailable)) throw refuseTables(error.message)
  if (error) throw error
  const tables = await db.introspection.getTables()
  const missing = tableNames.filter((name) => !tables.some((table) => table.name === name))
  if (missing.length > 0) throw refuseTables(`the table ${missing.join(', ')} is missing`)
}

/** Written by half, restored by half, or the database of another program. */
function refuseTables(what: string): ConfigurationError {
  return new ConfigurationError([
    `The tables of the database are not those that Topshelf has made: ${what}.`,
    'Restore a backup, or set DATA_FOLDER or DATABASE_URL to a place where there is no database yet.',
  ])
}

/** For callers that must not change the tables. Throws a ConfigurationError where they are not those of this version. */
export async function requireMigrated(db: Kysely<DatabaseSchema>, engine: Engine): Promise<void> {
  const known = Object.keys(listMigrations(engine))
  const applied = await listApplied(db)
  refuseNewer(applied, known)
  if (known.every((name) => applied.includes(name))) return
  throw new ConfigurationError([
    applied.length === 0
      ? 'The database has no Topshelf tables.'
      : 'The database was written by an older version of Topshelf.',
    'Start the server of this version once: it brings the tables up to date.',
  ])
}

async function listApplied(db: Kysely<DatabaseSchema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

function refuseNewer(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new ConfigurationError([
    `The database was written by a newer version of Topshelf: this one does not know ${unknown.join(', ')}.`,
    'Start that version again (git pull, npm ci, npm run build), or restore a backup from before it.',
  ])
}
