/** `npm run restore -- file`: puts a backup in the place of the accounts' SQLite database. The server must not run. */
import { resolve } from 'node:path'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from '#command-line/run-command.ts'

await runCommand(() => {
  const { database, dataFolder } = parseConfiguration(process.env)
  if (database.engine !== 'sqlite') throw new Error('The accounts are in PostgreSQL: restore it with pg_restore.')
  const file = process.argv[2]
  if (!file) throw new Error('Name the backup: npm run restore -- data/backups/topshelf-….sqlite')
  const aside = restoreBackup(dataFolder, resolve(file))
  console.log(`${file} is in place.${aside ? ` What was there before is ${aside}.` : ''}`)
})
