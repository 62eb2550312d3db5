import type { Kysely } from 'kysely'
import type { Configuration } from '../configuration/configuration.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { migrate } from './migrate.ts'
import type { Engine } from './migrations.ts'
import { openSqlite } from './open-sqlite.ts'

export interface Database {
  readonly engine: Engine
  readonly db: Kysely<DatabaseSchema>
}

/** The configured database with its tables up to date. Throws a ConfigurationError where it cannot be had. */
export async function openDatabase({ database, dataFolder }: Configuration): Promise<Database> {
  const { engine } = database
  if (engine === 'sqlite') {
    const db = openSqlite(dataFolder)
    await migrate(db, engine)
    return { engine, db }
  }
  // Loaded where it is wanted: the server starts sooner without.
  const { openPostgresql } = await import('./open-postgresql.ts')
  return { engine, db: await openPostgresql(database.url) }
}
