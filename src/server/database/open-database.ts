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

/** The configured database with its tables up to date. */
export async function openDatabase(configuration: Configuration): Promise<Database> {
  const db = await open(configuration)
  const { engine } = configuration.database
  await migrate(db, engine)
  return { engine, db }
}

async function open({ database, dataFolder }: Configuration): Promise<Kysely<DatabaseSchema>> {
  if (database.engine === 'sqlite') return openSqlite(dataFolder)
  // Loaded where it is wanted: the server starts sooner without.
  const { openPostgresql } = await import('./open-postgresql.ts')
  return openPostgresql(database.url)
}
