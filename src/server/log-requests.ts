import type { MiddlewareHandler } from 'hono'
import { log } from './process/log.ts'

/** Not worth a line each: monitors ask every few seconds. */
const quiet = new Set(['/healthz'])

/** One line per response. Without the query: it holds the codes of identity providers, and what readers search for. */
export function logRequests(): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    if (quiet.has(path)) return
    const { status } = c.res
    const milliseconds = Math.round((performance.now() - start) * 10) / 10
    log.info({ method, path, status, milliseconds }, 'answered')
  }
}
