import { Migrator, sql, type Kysely } from 'kysely'
import type { DatabaseSchema } from './database-schema.ts'
import { listMigrations, type Engine } from './migrations.ts'

/** A number of our own among the advisory locks of the database: "shelf" in ASCII. */
const lockKey = 0x73_68_65_6c_66

/** Brings the tables up to date. Processes that start at the same time do it one after the other. */
export async function migrate(db: Kysely<DatabaseSchema>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return runMigrations(db, engine)
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

async function runMigrations(db: Kysely<DatabaseSchema>, engine: Engine): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(listMigrations(engine)) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
