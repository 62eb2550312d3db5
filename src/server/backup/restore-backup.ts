import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DamagedDatabase, openSqliteFile } from '../database/open-sqlite.ts'
import { sqliteFileEndings, sqliteFileName } from '../database/sqlite-files.ts'
import { checkBackup, writeBackup } from '../database/write-backup.ts'

/**
 * Puts a backup in the place of the database in a data folder, whose files it moves aside.
 * Rejects if the file is not a backup, or is damaged, or if the database is in use; then nothing has changed.
 * @returns where the database was moved; null if there was none
 */
export async function restoreBackup(dataFolder: string, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  checkBackup(file)
  const target = join(dataFolder, sqliteFileName)
  const listFiles = () => sqliteFileEndings.filter((ending) => existsSync(target + ending))
  const hadDatabase = listFiles().length > 0
  proveUnused(dataFolder)

  const arriving = `${target}.restored`
  // Copied by SQLite: a copy of a running server's files has its last changes in a log beside it.
  const source = new DatabaseSync(file, { readOnly: true })
  await writeBackup(source, arriving).finally(() => source.close())
  const aside = `${target}.${Date.now()}`
  const replaced = listFiles()
  for (const ending of replaced) renameSync(target + ending, aside + ending)
  renameSync(arriving, target)
  if (hadDatabase) return aside + replaced[0]
  for (const ending of replaced) rmSync(aside + ending)
  return null
}

/** Opening and closing it proves that nobody uses it, and writes its log into it. A damaged one may be replaced. */
function proveUnused(dataFolder: string): void {
  try {
    openSqliteFile(dataFolder).close()
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error
  }
}
