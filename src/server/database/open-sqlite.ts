import { copyFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { log } from '../process/log.ts'
import { ConfigurationError } from '../configuration/configuration.ts'
import { makePrivateFile, protectFolder } from '../process/private-files.ts'
import { openBackupSocket } from './backup-socket.ts'
import { sqliteFileName } from './write-backup.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { DatabaseUnavailable, endOutage } from './database-unavailable.ts'
import { inspectWal } from './inspect-wal.ts'

/** https://sqlite.org/rescode.html */
const codes = { busy: 5, corrupt: 11, notDatabase: 26 } as const
/** Bytes: what the log keeps of its size after something large. */
const largestLog = 16 * 2 ** 20
/** How often what is only in the log is written into the database. */
const checkpointEveryMs = 300_000

export class DamagedDatabase extends ConfigurationError {
  constructor(file: string, what: string) {
    super([
      `The database ${file} is damaged: ${what}.`,
      'Restore a backup: npm run restore -- data/backups/topshelf-….sqlite. The damaged files are moved aside.',
    ])
  }
}

/**
 * The database in the data folder, for this process alone: the lock ends with the process, however it ends. A write is
 * on disk when it is answered. Throws a ConfigurationError where another process has it.
 * @param warn gets, in sentences, what SQLite drops of it
 */
export function openSqlite(dataFolder: string, warn: (words: string) => void): Kysely<DatabaseSchema> {
  const database = openSqliteFile(dataFolder, warn)
  const backups = openBackupSocket(dataFolder, database)
  const adapted = adaptSqlite(database)
  const checkpoints = setInterval(() => checkpoint(database), checkpointEveryMs).unref()
  const close = (): void => {
    clearInterval(checkpoints)
    backups.close()
    adapted.close()
  }
  return new Kysely({ dialect: new SqliteDialect({ database: { ...adapted, close } }) })
}

/** The same without Kysely, for commands that work on the file itself. */
export function openSqliteFile(dataFolder: string, warn: (words: string) => void = console.error): DatabaseSync {
  protectFolder(dataFolder)
  const file = join(dataFolder, sqliteFileName)
  const wal = `${file}-wal`
  for (const name of [file, wal]) {
    if (isFolder(name)) throw new DamagedDatabase(name, 'it is a folder, not a file')
  }
  // SQLite would take the log of an empty file for a leftover and delete it.
  if (sizeOf(file) === 0 && sizeOf(wal) > 0) throw new DamagedDatabase(file, 'it is empty, its log is not')
  warnOfDamage(wal, warn)
  // SQLite gives its log the permissions of the database.
  makePrivateFile(file)
  const database = openFile(dataFolder, file)
  try {
    // In this order: the lock is taken by the first statement that reads or writes, and kept.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    database.exec(`pragma foreign_keys = on; pragma journal_size_limit = ${largestLog}; begin exclusive; commit`)
    const [report] = database.prepare('pragma quick_check(1)').all()
    if (report?.quick_check !== 'ok') throw new DamagedDatabase(file, String(report?.quick_check))
  } catch (error) {
    database.close()
    throw toClearError(error, dataFolder, file)
  }
  return database
}

function openFile(dataFolder: string, file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (error) {
    throw toClearError(error, dataFolder, file)
  }
}

/** SQLite goes on from where the log can be read, and writes over the rest, of which this keeps a copy. */
function warnOfDamage(wal: string, warn: (words: string) => void): void {
  const damage = inspectWal(wal)
  if (damage === null) return
  const copy = `${wal}.damaged-${Math.floor(statSync(wal).mtimeMs)}`
  copyFileSync(wal, copy)
  const what =
    damage.dropped === null
      ? 'its beginning is damaged, so SQLite drops all of it'
      : `it is damaged at byte ${damage.from}, so SQLite drops that and what follows: ${damage.dropped} transactions or more`
  warn(
    `Changes to the database are lost. Its log was ${wal}: ${what}. ${copy} is a copy. See docs/deploy.md, "Restore".`,
  )
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** 0 for a file that is not there. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** What cannot be written now, for want of room, is written later. */
function checkpoint(database: DatabaseSync): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)')
  } catch (error) {
    log.warn(`The database could not be tidied: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function toClearError(error: unknown, dataFolder: string, file: string): unknown {
  if (!(error instanceof Error && 'errcode' in error)) return error
  const code = Number(error.errcode) & 0xff
  if (code === codes.busy) return buildLockError(dataFolder)
  if (code === codes.corrupt || code === codes.notDatabase) return new DamagedDatabase(file, error.message)
  return new ConfigurationError([
    `The database ${file} cannot be opened: ${error.message}.`,
    'Make sure that its disk has free space, and that the user of the server may write to the file and its folder.',
  ])
}

function buildLockError(dataFolder: string): ConfigurationError {
  return new ConfigurationError([
    `The database in ${dataFolder} is in use by another process, and SQLite serves one at a time.`,
    'Stop the other process, or give this one its own DATA_FOLDER, or let both use PostgreSQL through DATABASE_URL.',
  ])
}

/** The server uses a few dozen different statements. */
const maxStatements = 200

/** Node's SQLite as Kysely wants it, statements prepared once. */
function adaptSqlite(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxStatements })
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = statements.get(text)
      if (known) return known
      const statement = text === 'rollback' ? rollBack(database) : adaptStatement(database.prepare(text))
      statements.set(text, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => attempt(() => statement.all(...toInput(parameters))),
    iterate: (parameters) => statement.iterate(...toInput(parameters)),
    run: (parameters) => {
      const { changes, lastInsertRowid } = attempt(() => statement.run(...toInput(parameters)))
      return { changes, lastInsertRowid }
    },
  }
}

/** Where the disk is full SQLite has rolled back by itself: https://sqlite.org/lang_transaction.html. */
function rollBack(database: DatabaseSync): SqliteStatement {
  const run = (): { changes: number; lastInsertRowid: number } => {
    if (database.isTransaction) database.exec('rollback')
    return { changes: 0, lastInsertRowid: 0 }
  }
  return { reader: false, all: () => [], iterate: () => [].values(), run }
}

/** https://sqlite.org/rescode.html: read-only, input or output failed, disk full, file cannot be opened. */
const unusable = new Set([8, 10, 13, 14])

function attempt<Result>(act: () => Result): Result {
  try {
    const result = act()
    endOutage()
    return result
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && unusable.has(Number(error.errcode) & 0xff)) {
      throw new DatabaseUnavailable(error)
    }
    throw error
  }
}

function toInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value
    throw new TypeError(`SQLite takes no ${typeof value}.`)
  })
}
