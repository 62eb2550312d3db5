import { once } from 'node:events'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { parseConfiguration } from './configuration/parse-configuration.ts'
import { createServer } from './create-server.ts'
import { openDatabase } from './database/open-database.ts'
import { describeStartFault } from './describe-start-fault.ts'
import { findFreePort } from './find-free-port.ts'
import { limitConnections, planConnections } from './limit-connections.ts'
import { type Accounts, openAccounts } from './open-accounts.ts'
import { flushLog, log } from './process/log.ts'
import { protectFolder } from './process/private-files.ts'
import { findInFolder } from './site/site-folder.ts'
import { createStoppableServer, type StoppableServer } from './stoppable-server.ts'

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
  const siteFolder = resolve('dist')
  const accounts = await openAccounts(configuration, database, configuration.siteUrl ?? localUrl, siteFolder)
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

/** How long running answers may take when the server is asked to stop. */
const graceMs = 6000
/** When the process ends regardless: whatever it is still waiting for will not come. */
const mostMs = 10_000
/** How long to wait for whoever reads the last lines. */
const logMs = 200

/**
 * Ends the process on SIGTERM or SIGINT when the last answer is sent, and what the accounts had to do is done. A second
 * signal ends it at once.
 */
function stopOnSignal(server: StoppableServer, accounts: Pick<Accounts, 'endStreams' | 'close'>): void {
  const stop = (): void => {
    process.removeListener('SIGTERM', stop).removeListener('SIGINT', stop)
    log.info('the server stops')
    setTimeout(() => end('the server did not stop in time'), mostMs)
    accounts.endStreams()
    server
      .stop(graceMs)
      .then(() => accounts.close())
      .then(
        () => end(null),
        (error: unknown) => end('the server did not stop cleanly', error),
      )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

function end(fault: string | null, error?: unknown): void {
  if (fault !== null) log.error({ err: error }, fault)
  void flushLog(logMs).then(() => process.exit(fault === null ? 0 : 1))
}
