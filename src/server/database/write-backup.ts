import { closeSync, openSync, rmSync, fsyncSync, renameSync, statSync } from 'node:fs'
import { DatabaseSync, backup } from 'node:sqlite'
import { makePrivateFile } from '../process/private-files.ts'

/** In the data folder. */
export const sqliteFileName = 'topshelf.sqlite'
/** What SQLite keeps beside a database: its write-ahead log, and an index of that. */
export const sqliteFileEndings = ['', '-wal', '-shm'] as const

/**
 * Copies a database that is being written to, as it stands at one moment: https://sqlite.org/backup.html. The file is
 * there whole, checked and on disk, or not at all.
 */
export async function writeBackup(database: DatabaseSync, file: string): Promise<void> {
  refuseLiveFile(database, file)
  const unfinished = `${file}.part`
  // An earlier attempt may have left a file, which must not become a part of this one.
  rmSync(unfinished, { force: true })
  makePrivateFile(unfinished)
  try {
    await backup(database, unfinished)
    makeSingleFile(unfinished)
    const fault = findFault(unfinished)
    if (fault !== null) throw new Error(fault)
    const descriptor = openSync(unfinished, 'r+')
    fsyncSync(descriptor)
    closeSync(descriptor)
    renameSync(unfinished, file)
  } catch (error) {
    // It may be what has filled the disk.
    rmSync(unfinished, { force: true })
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${database.location()} cannot be backed up: ${why}`, { cause: error })
  }
}

/** Under any name, and with its log: a backup written over them would destroy what is there. */
function refuseLiveFile(database: DatabaseSync, file: string): void {
  const live = database.location() ?? ''
  const target = statSync(file, { throwIfNoEntry: false })
  if (!target) return
  for (const ending of sqliteFileEndings) {
    const stats = statSync(live + ending, { throwIfNoEntry: false })
    if (stats?.ino === target.ino && stats.dev === target.dev) {
      throw new Error(`${file} is the database itself. Name another file: npm run backup -- /mnt/backups/today.sqlite`)
    }
  }
}

/** @throws if the file is not a database of this server, or is damaged */
export function checkBackup(file: string): void {
  const fault = findFault(file)
  if (fault !== null) throw new Error(`${file} cannot be restored: ${fault}.`)
}

function findFault(file: string): string | null {
  let copy: DatabaseSync | null = null
  try {
    copy = new DatabaseSync(file, { readOnly: true })
    const [report] = copy.prepare('pragma integrity_check').all()
    if (report?.integrity_check !== 'ok') return `it is damaged: ${String(report?.integrity_check)}`
    const tables = copy.prepare("select name from sqlite_schema where type = 'table' and name = 'user'").all()
    return tables.length === 0 ? 'it is a database, but not one that this server wrote' : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    copy?.close()
  }
}

/** A copy of a database with a write-ahead log would need its own log wherever it is opened. */
function makeSingleFile(file: string): void {
  const copy = new DatabaseSync(file)
  copy.exec('pragma journal_mode = delete')
  copy.close()
}
