import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedDatabase, openSqliteFile, sqliteFileName } from '../database/open-sqlite.ts'
import { makePrivateFile } from '../private-files.ts'
import { checkBackup } from './write-backup.ts'

/**
 * Puts a backup in the place of the database in a data folder, which it moves aside.
 * @returns where it was moved; null when there was none
 * @throws when the backup is none or is damaged, or the database is in use: then nothing has changed
 */
export function restoreBackup(dataFolder: string, file: string): string | null {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  checkBackup(file)
  const target = join(dataFolder, sqliteFileName)
  const hadDatabase = existsSync(target)
  proveUnused(dataFolder)

  const arriving = `${target}.restored`
  makePrivateFile(arriving)
  copyFileSync(file, arriving)
  makePrivateFile(arriving)
  flush(arriving)
  const aside = `${target}.${Date.now()}`
  renameSync(target, aside)
  for (const ending of ['-wal', '-shm']) rmSync(target + ending, { force: true })
  renameSync(arriving, target)
  if (hadDatabase) return aside
  rmSync(aside)
  return null
}

/** Waits until the file is on disk: a database renamed into place before that may be empty after a power cut. */
function flush(file: string): void {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Opened and closed, a database proves that nobody has it, and its log is written into it. One that is damaged may go. */
function proveUnused(dataFolder: string): void {
  try {
    openSqliteFile(dataFolder).close()
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error
  }
}
