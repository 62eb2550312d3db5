import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { AccountsServer } from '../accounts/start-accounts-server.ts'

/** Makes every sign-in so far years old. The server holds its database alone, so the way to it leads through a restart. */
export async function ageSignIns(accounts: AccountsServer): Promise<void> {
  await accounts.server().stop()
  const database = new DatabaseSync(join(accounts.dataFolder, 'topshelf.sqlite'))
  database.exec(`update "session" set "authenticatedAt" = '2020-01-01T00:00:00.000Z'`)
  database.close()
  await accounts.restart()
}
