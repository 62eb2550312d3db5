import type { ServerType } from '@hono/node-server'

/** How long running answers may take when the server is asked to stop. */
const graceMs = 10_000

/** Ends the process on SIGTERM or SIGINT when the last answer is sent. A second signal ends it at once. */
export function stopOnSignal(server: ServerType): void {
  const stop = (): void => {
    process.removeListener('SIGTERM', stop).removeListener('SIGINT', stop)
    server.close()
    if ('closeIdleConnections' in server) {
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), graceMs).unref()
    }
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}
