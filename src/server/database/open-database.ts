import type { Kysely } from 'kysely'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError, type Configuration } from '../configuration/configuration.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { migrate, requireMigrated, type Engine } from './migrate.ts'
import { log } from '../process/log.ts'
import { openSqlite } from './open-sqlite.ts'
import { sqliteFileName } from './write-backup.ts'

export interface Database {
  readonly engine: Engine
  readonly db: Kysely<DatabaseSchema>
}

/** The configured database with its tables up to date. Throws a ConfigurationError if it cannot be opened. */
export async function openDatabase({ database, dataFolder }: Configuration): Promise<Database> {
  const { engine } = database
  if (engine === 'sqlite') {
    const db = openSqlite(dataFolder, (words) => log.warn(words))
    await migrate(db, engine)
    return { engine, db }
  }
  // Loaded on demand: the server starts sooner without it.
  const { openPostgresql } = await import('./open-postgresql.ts')
  return { engine, db: await openPostgresql(database) }
}

/**
 * The same for reading only: creates nothing and changes no table. Also throws a ConfigurationError if there is no
 * database, or one of another version.
 */
export async function openExistingDatabase({ database, dataFolder }: Configuration): Promise<Database> {
  const { engine } = database
  const db = engine === 'sqlite' ? openExistingSqlite(dataFolder) : await connect(database.url)
  try {
    await requireMigrated(db, engine)
    return { engine, db }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

function openExistingSqlite(dataFolder: string): Kysely<DatabaseSchema> {
  if (existsSync(join(dataFolder, sqliteFileName))) return openSqlite(dataFolder, console.error)
  throw new ConfigurationError([
    `There is no database in ${dataFolder}.`,
    'Set DATA_FOLDER or DATABASE_URL as for the server.',
  ])
}

async function connect(url: string): Promise<Kysely<DatabaseSchema>> {
  const { connectPostgresql } = await import('./open-postgresql.ts')
  return connectPostgresql(url)
}
