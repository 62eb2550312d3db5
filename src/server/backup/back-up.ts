/** `npm run backup [-- file]`: a copy of the accounts' SQLite database, whether the server runs or not. */
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { openSqliteFile } from '../database/open-sqlite.ts'
import { orderBackup } from '../database/backup-socket.ts'
import { sqliteFileName, writeBackup } from '../database/write-backup.ts'
import { makePrivateFolder } from '../process/private-files.ts'
import { requireOwner, runCommand } from '#command-line/run-command.ts'
import { parseOptions } from '#command-line/parse-options.ts'

await runCommand(async () => {
  const [named] = parseOptions({ args: process.argv.slice(2), allowPositionals: true }).positionals
  const { database, dataFolder } = parseConfiguration(process.env)
  if (database.engine !== 'sqlite') throw new Error('The accounts are in PostgreSQL: back it up with pg_dump.')
  requireOwner(dataFolder)
  if (!existsSync(join(dataFolder, sqliteFileName))) throw new Error(`There is no database in ${dataFolder}.`)
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const file = resolve(named ?? join(dataFolder, 'backups', `topshelf-${moment}.sqlite`))
  makePrivateFolder(dirname(file))
  if (await orderBackup(dataFolder, file)) {
    if (!existsSync(file)) throw new Error(`The server has its own folder ${dirname(file)}. Name another one.`)
  } else {
    const source = openSqliteFile(dataFolder)
    await writeBackup(source, file).finally(() => source.close())
  }
  console.log(`${file} (${Math.ceil(statSync(file).size / 1024)} KiB)`)
})
