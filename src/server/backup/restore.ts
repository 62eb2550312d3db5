/** `npm run restore -- file`: puts a backup in the place of the accounts' SQLite database. The server must not run. */
import { resolve, join } from 'node:path'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { requireOwner, runCommand } from '#command-line/run-command.ts'
import { parseOptions } from '#command-line/parse-options.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { DamagedDatabase, openSqliteFile } from '../database/open-sqlite.ts'
import { sqliteFileEndings, sqliteFileName, checkBackup, writeBackup } from '../database/write-backup.ts'

await runCommand(async () => {
  const [named] = parseOptions({ args: process.argv.slice(2), allowPositionals: true }).positionals
  const { database, dataFolder } = parseConfiguration(process.env)
  if (database.engine !== 'sqlite')
    throw new Error('The accounts are in PostgreSQL: restore it with deploy/restore-postgresql.sh.')
  if (!named) throw new Error('Name the backup: npm run restore -- data/backups/topshelf-….sqlite')
  requireOwner(dataFolder)
  const aside = await restoreBackup(dataFolder, resolve(named))
  console.log(`${named} is in place.${aside ? ` What was there before is ${aside}.` : ''}`)
})

/**
 * Puts a backup in the place of the database in a data folder, whose files it moves aside.
 * Rejects if the file is not a backup, or is damaged, or if the database is in use; then nothing has changed.
 * @returns where the database was moved; null if there was none
 */
async function restoreBackup(dataFolder: string, file: string): Promise<string | null> {
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

/** Opening and closing it proves that no process uses it, and writes its log into it. A damaged one may be replaced. */
function proveUnused(dataFolder: string): void {
  try {
    openSqliteFile(dataFolder).close()
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error
  }
}
