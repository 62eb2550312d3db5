import type { Kysely } from 'kysely'
import type { Configuration } from '../configuration/configuration.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { migrate } from './migrate.ts'
import type { Engine } from './migrations.ts'
import { openPostgresql } from './open-postgresql.ts'
import { openSqlite } from './open-sqlite.ts'

export interface Database {
  readonly engine: Engine
  readonly db: Kysely<DatabaseSchema>
}

/** The configured database with its tables up to date. */
export async function openDatabase({ database, dataFolder }: Configuration): Promise<Database> {
  const db = database.engine === 'sqlite' ? openSqlite(dataFolder) : await openPostgresql(database.url)
  await migrate(db, database.engine)
  return { engine: database.engine, db }
}
