import { once } from 'node:events'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { describeFullDisk } from '#command-line/run-command.ts'
import { parseConfiguration } from './configuration/parse-configuration.ts'
import { createServer } from './create-server.ts'
import { openDatabase } from './database/open-database.ts'
import { ConfigurationError } from './configuration/configuration.ts'
import { DatabaseUnavailable } from './database/database-unavailable.ts'
import { findFreePort } from './find-free-port.ts'
import { log, flushLog } from './process/log.ts'
import { type Accounts, openAccounts } from './open-accounts.ts'
import { protectFolder } from './process/private-files.ts'
import { findInFolder } from './site/site-folder.ts'
import { createStoppableServer, type StoppableServer } from './stoppable-server.ts'
import { limitConnections, planConnections } from './limit-connections.ts'

/**
 * Serves the site in `dist/` and the accounts, as configured by the environment; invalid settings are reported and fail.
 * @param onDemandOrigin where to ask for pages until the site is built; null where it is
 */
export async function startServer(onDemandOrigin: string | null): Promise<void> {
  try {
    await serve(onDemandOrigin)
  } catch (error) {
    const clear = toConfigurationError(error)
    if (!clear) throw error
    console.error(clear.message)
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
/** How long to wait for the reader of the last lines. */
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

/** By the system's code, what the operator can do. */
const remedies = new Map(
  Object.entries({
    EADDRINUSE: 'Stop the program that uses it, or set PORT to another one; PORT=0 takes a free one.',
    EADDRNOTAVAIL: 'HOST must be an address of this machine. Leave it out to listen on all of them.',
    EACCES: 'It must belong to the user of the server.',
    EPERM: 'The folder must belong to the user of the server.',
    EROFS: 'Set DATA_FOLDER to a folder that can be written to.',
    ENOENT: 'Set DATA_FOLDER to a folder that can be made.',
    ENOTDIR: 'Set DATA_FOLDER to a folder: a file is in its place.',
    EEXIST: 'Set DATA_FOLDER to a folder: a file is in its place.',
    EISDIR: 'Move it aside: a folder is in the place of a file.',
    ERR_FS_EISDIR: 'Move it aside: a folder is in the place of a file.',
  }),
)

/** What kept the server from starting, with the remedy; null if it is a fault in the server itself. */
export function toConfigurationError(error: unknown): ConfigurationError | null {
  if (error instanceof ConfigurationError) return error
  if (error instanceof DatabaseUnavailable)
    return new ConfigurationError([
      `The database cannot be used: ${error.message}.`,
      'Make sure that its disk has free space and can be written to.',
    ])
  if (!(error instanceof Error && 'code' in error)) return null
  const fullDisk = describeFullDisk(error)
  if (fullDisk !== null) return new ConfigurationError([fullDisk])
  const isPort = 'port' in error && error.code === 'EACCES'
  const remedy = isPort ? 'Ports below 1024 are for root: set PORT to a higher one.' : remedies.get(String(error.code))
  if (remedy === undefined) return null
  return new ConfigurationError([`${nameFailure(error)}: ${error.message}.`, remedy])
}

function nameFailure(error: Error): string {
  if ('port' in error) return `Port ${String(error.port)} is not available`
  return 'path' in error ? `${String(error.path)} cannot be written` : 'The system refuses'
}
