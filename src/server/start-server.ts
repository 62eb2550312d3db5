import { getRequestListener } from '@hono/node-server'
import { resolve } from 'node:path'
import { openAccounts } from './accounts/open-accounts.ts'
import { ConfigurationError } from './configuration/configuration-error.ts'
import { parseConfiguration } from './configuration/parse-configuration.ts'
import { createServer } from './create-server.ts'
import { openDatabase } from './database/open-database.ts'
import { findFreePort } from './find-free-port.ts'
import { log } from './log.ts'
import { protectFolder } from './private-files.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { createStoppableServer } from './stoppable-server.ts'

/** Serves the site in `dist/` and the accounts, as the environment says; where it says nonsense, it says so and fails. */
export async function startServer(): Promise<void> {
  try {
    await serve()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

async function serve(): Promise<void> {
  const configuration = parseConfiguration(process.env)
  // Nothing that this process writes is for others.
  process.umask(0o077)
  protectFolder(configuration.dataFolder)
  const port = configuration.port || (await findFreePort())
  const localUrl = `http://localhost:${port}`
  const database = await openDatabase(configuration)
  const accounts = await openAccounts(configuration, database, configuration.siteUrl ?? localUrl)
  const app = createServer({ siteFolder: resolve('dist'), accounts, isLogged: true })
  const stoppable = createStoppableServer(getRequestListener(app.fetch))
  stopOnSignal(stoppable, accounts)
  stoppable.server.listen({ port, ...(configuration.host ? { host: configuration.host } : {}) }, () =>
    log.info({ url: `${localUrl}/` }, `Topshelf is served at ${localUrl}/`),
  )
}
