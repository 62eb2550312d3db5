import { Kysely, SqliteDialect } from 'kysely'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openBackupDesk } from '../backup/backup-desk.ts'
import { ConfigurationError } from '../configuration/configuration-error.ts'
import { makePrivateFile, protectFolder } from '../private-files.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { adaptSqlite } from './sqlite-statements.ts'

export const sqliteFileName = 'topshelf.sqlite'
/** https://sqlite.org/rescode.html#busy */
const busy = 5

/**
 * The database in the data folder, for this process alone: the lock ends with the process, however it ends. A write is
 * on disk when it is answered. Throws a ConfigurationError where another process has it.
 */
export function openSqlite(dataFolder: string): Kysely<DatabaseSchema> {
  const database = openSqliteFile(dataFolder)
  const desk = openBackupDesk(dataFolder, database)
  const adapted = adaptSqlite(database)
  const close = (): void => {
    desk.close()
    adapted.close()
  }
  return new Kysely({ dialect: new SqliteDialect({ database: { ...adapted, close } }) })
}

/** The same without Kysely, for commands that work on the file itself. */
export function openSqliteFile(dataFolder: string): DatabaseSync {
  protectFolder(dataFolder)
  const file = join(dataFolder, sqliteFileName)
  // SQLite gives its log the permissions of the database.
  makePrivateFile(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // In this order: the lock is taken by the first statement that reads or writes, and kept.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    database.exec('pragma foreign_keys = on; begin exclusive; commit')
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) throw describeLock(dataFolder)
    throw error
  }
  return database
}

function describeLock(dataFolder: string): ConfigurationError {
  return new ConfigurationError([
    `The database in ${dataFolder} is in use by another process, and SQLite serves one at a time.`,
    'Stop the other process, or give this one its own DATA_FOLDER, or let both use a PostgreSQL by DATABASE_URL.',
  ])
}
