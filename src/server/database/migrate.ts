import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type ColumnDataType, type Migration } from 'kysely'
import { ConfigurationError } from '../configuration/configuration.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

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

export type Engine = 'sqlite' | 'postgresql'

/** What better-auth writes for times and truth values on each engine. */
const types: Record<Engine, { readonly time: ColumnDataType; readonly truth: ColumnDataType }> = {
  sqlite: { time: 'text', truth: 'integer' },
  postgresql: { time: 'timestamptz', truth: 'boolean' },
}

/** What there is after all of them. */
const tableNames = ['user', 'session', 'account', 'verification', 'document', 'claim', 'report'] as const

/** In order, each run once. A published one is never changed; every change is a new one. */
function listMigrations(engine: Engine): Record<string, Migration> {
  return {
    '001-accounts': { up: (db) => createAccountTables(db, engine) },
    '002-documents': { up: createDocumentTable },
    '003-reports': { up: createReportTables },
    '004-report-days': { up: addReportDays },
    '005-report-senders': { up: addReportSenders },
  }
}

async function createAccountTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { time, truth } = types[engine]
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', truth, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('userAgent', 'text')
    .addColumn('ipAddress', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('authenticatedAt', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_user').on('session').column('userId').execute()
  await db.schema.createIndex('session_end').on('session').column('expiresAt').execute()
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addUniqueConstraint('account_key', ['providerId', 'accountId'])
    .execute()
  await db.schema.createIndex('account_user').on('account').column('userId').execute()
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute()
  await db.schema.createIndex('verification_value').on('verification').column('value').execute()
}

async function createDocumentTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('document_owner').on('document').column('ownerId').execute()
}

async function createReportTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claim')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('madeAtMs', 'bigint', (column) => column.notNull())
    .addColumn('decidedAtMs', 'bigint')
    .addColumn('reason', 'text')
    .addUniqueConstraint('claim_topic', ['topic', 'round'])
    .execute()
  await db.schema.createIndex('claim_state').on('claim').columns(['state', 'decidedAtMs']).execute()
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('claimId', 'text', (column) => column.notNull().references('claim.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('isVerified', 'integer', (column) => column.notNull())
    .addColumn('evidence', 'text', (column) => column.notNull())
    .addColumn('receivedAtMs', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('report_mark', ['claimId', 'mark'])
    .addUniqueConstraint('report_owner', ['claimId', 'ownerId'])
    .execute()
  await db.schema.createIndex('report_owner_id').on('report').column('ownerId').execute()
  await db.schema.createIndex('report_time').on('report').column('receivedAtMs').execute()
}

/** Reports of before say in their evidence for which day the page was built; no player has named that one. */
async function addReportDays(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('report').addColumn('day', 'text').execute()
}

async function addReportSenders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('report').addColumn('sender', 'text').execute()
  await db.schema.createIndex('report_sender').on('report').column('sender').execute()
}
