import type { Accounts } from './open-accounts.ts'
import { flushLog, log } from './process/log.ts'
import type { StoppableServer } from './stoppable-server.ts'

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
export function stopOnSignal(server: StoppableServer, accounts: Pick<Accounts, 'endStreams' | 'close'>): void {
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
