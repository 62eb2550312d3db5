import { getRequestListener } from '@hono/node-server'
import type { Kysely, KyselyPlugin } from 'kysely'
import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import { join } from 'node:path'
import { openAccounts, type AccountsOptions } from '#server/open-accounts.ts'
import { parseConfiguration } from '#server/configuration/parse-configuration.ts'
import { createServer } from '#server/create-server.ts'
import type { DatabaseSchema } from '#server/database/database-schema.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { claimPort } from '../claim-port.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { chooseDatabase, type Engine } from './engines.ts'

export interface AccountsHere {
  /** Without a slash at its end. */
  readonly siteUrl: string
  readonly server: Server
  /** Past the plugin. */
  readonly db: Kysely<DatabaseSchema>
  stop(): Promise<void>
}

interface HereOptions extends AccountsOptions {
  /** Sees what is asked of the database, and may come between. */
  readonly plugin?: KyselyPlugin
  readonly environment?: Readonly<Record<string, string>>
}

/** Accounts in the test's own process, to see what they ask of their database, or to come between. */
export async function startAccountsHere(
  engine: Engine,
  { plugin, environment, ...options }: HereOptions = {},
): Promise<AccountsHere> {
  const configuration = parseConfiguration({
    DATA_FOLDER: join(makeTemporaryFolder(), 'data'),
    RATE_LIMIT_FACTOR: '1000',
    ...(await chooseDatabase(engine)),
    ...environment,
  })
  const { db } = await openDatabase(configuration)
  const port = await claimPort()
  const siteUrl = `http://localhost:${port}`
  const siteFolder = makeTemporaryFolder()
  const database = { engine, db: plugin ? db.withPlugin(plugin) : db }
  const accounts = await openAccounts(configuration, database, siteUrl, siteFolder, options)
  const server = createHttpServer(getRequestListener(createServer({ siteFolder, accounts }).fetch))
  await once(server.listen(port), 'listening')
  return {
    siteUrl,
    server,
    db,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await accounts.close()
    },
  }
}
