/** Prints what reviewers have decided, as the site publishes it; whether a server runs or not. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportAnswers } from '#documents/report-endpoints.ts'
import { orderBackup } from '../database/backup-socket.ts'
import { sqliteFileName } from '../database/write-backup.ts'
import { runCommand, requireOwner } from '#command-line/run-command.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { openExistingDatabase } from '../database/open-database.ts'
import { readDecided } from './report-store.ts'

await runCommand(async () => {
  const configuration = parseConfiguration(process.env)
  if (configuration.database.engine === 'postgresql') return print(configuration)
  requireOwner(configuration.dataFolder)
  if (!existsSync(configuration.dataFolder)) return print(configuration)
  // A server that runs has its file alone, and writes a copy for us where it may write: systemd gives it its own /tmp.
  const folder = mkdtempSync(join(configuration.dataFolder, 'decided-'))
  try {
    const isServed = await orderBackup(configuration.dataFolder, join(folder, sqliteFileName))
    await print(isServed ? { ...configuration, dataFolder: folder } : configuration)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function print(configuration: Configuration): Promise<void> {
  const { db } = await openExistingDatabase(configuration)
  try {
    const answer: ReportAnswers['decided'] = { claims: await readDecided(db) }
    process.stdout.write(`${JSON.stringify(answer)}\n`)
  } finally {
    await db.destroy()
  }
}
