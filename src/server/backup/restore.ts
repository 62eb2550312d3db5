/** `npm run restore -- file`: puts a backup in the place of the accounts' SQLite database. The server must not run. */
import { resolve } from 'node:path'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { requireOwner } from '#command-line/require-owner.ts'
import { restoreBackup } from './restore-backup.ts'
import { parseOptions } from '#command-line/parse-options.ts'
import { runCommand } from '#command-line/run-command.ts'

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
