import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { openAccounts } from './open-accounts.ts'
import { parseConfiguration } from './configuration/parse-configuration.ts'
import { createServer } from './create-server.ts'
import { describeStartFault } from './describe-start-fault.ts'
import { openDatabase } from './database/open-database.ts'
import { findFreePort } from './find-free-port.ts'
import { limitConnections, planConnections } from './limit-connections.ts'
import { log } from './process/log.ts'
import { protectFolder } from './process/private-files.ts'
import { findInFolder } from './site/site-folder.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { createStoppableServer } from './stoppable-server.ts'

/**
 * Serves the site in `dist/` and the accounts, as configured by the environment; invalid settings are reported and fail.
 * @param onDemandOrigin where to ask for pages until the site is built; null where it is
 */
export async function startServer(onDemandOrigin: string | null): Promise<void> {
  try {
    await serve(onDemandOrigin)
  } catch (error) {
    const described = describeStartFault(error)
    if (!described) throw error
    console.error(described.message)
    // What is already open would keep it alive.
    process.exit(1)
  }
}

async function serve(onDemandOrigin: string | null): Promise<void> {
  const configuration = parseConfiguration(process.env)
  const { host } = configuration
  // Nothing that this process writes is for other users.
  process.umask(0o077)
  protectFolder(configuration.dataFolder)
  const port = configuration.port || (await findFreePort())
  const localUrl = `http://localhost:${port}`
  const database = await openDatabase(configuration)
  const accounts = await openAccounts(configuration, database, configuration.siteUrl ?? localUrl)
  const siteFolder = resolve('dist')
  const app = createServer({ siteFolder, accounts, isLogged: true, onDemandOrigin })
  // Health checks of load balancers may speak HTTP/1.0, which names no host.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' })
  const stoppable = createStoppableServer()
  limitConnections(stoppable.server, listener, planConnections(configuration.trustedProxies))
  await once(stoppable.server.listen({ port, ...(host === null ? {} : { host }) }), 'listening')
  stopOnSignal(stoppable, accounts)
  log.info({ url: `${localUrl}/` }, `Topshelf is served at ${localUrl}/`)
  if (onDemandOrigin === null && findInFolder(siteFolder, ['']).is === 'nothing')
    log.warn(`There is no site in ${siteFolder}: npm run build makes it.`)
}
