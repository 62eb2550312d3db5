import type { Server } from 'node:http'
import type { Accounts } from './accounts/open-accounts.ts'
import { log } from './log.ts'

/** How long running answers may take when the server is asked to stop. */
const graceMs = 10_000

/**
 * Ends the process on SIGTERM or SIGINT when the last answer is sent, and what the accounts had to do is done. A second
 * signal ends it at once.
 */
export function stopOnSignal(server: Server, accounts: Pick<Accounts, 'endStreams' | 'close'>): void {
  const stop = (): void => {
    process.removeListener('SIGTERM', stop).removeListener('SIGINT', stop)
    log.info('the server stops')
    accounts.endStreams()
    server.close(() => {
      accounts.close().catch((error: unknown) => {
        log.error({ err: error }, 'the server did not stop cleanly')
        process.exitCode = 1
      })
    })
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), graceMs).unref()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}
