/** Serves the built site and the accounts: the second half of `npm start`. */
import { getRequestListener } from '@hono/node-server'
import { createServer as createHttpServer } from 'node:http'
import { resolve } from 'node:path'
import { openAccounts } from './accounts/open-accounts.ts'
import { ConfigurationError } from './configuration/configuration-error.ts'
import { parseConfiguration } from './configuration/parse-configuration.ts'
import { createServer } from './create-server.ts'
import { openDatabase } from './database/open-database.ts'
import { findFreePort } from './find-free-port.ts'
import { stopOnSignal } from './stop-on-signal.ts'

try {
  await serve()
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function serve(): Promise<void> {
  const configuration = parseConfiguration(process.env)
  const port = configuration.port || (await findFreePort())
  const localUrl = `http://localhost:${port}`
  const database = await openDatabase(configuration)
  const accounts = await openAccounts(configuration, database, configuration.siteUrl ?? localUrl)
  const app = createServer({ siteFolder: resolve('dist'), accounts })
  const server = createHttpServer(getRequestListener(app.fetch))
  stopOnSignal(server, accounts)
  server.listen(port, () => console.log(`Topshelf is served at ${localUrl}/`))
}
