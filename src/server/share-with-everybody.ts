import type { MiddlewareHandler } from 'hono'

/** What programs and pages of other sites may read: the open data, and the pictures that they name. */
export const sharedAddresses = ['/api/v1/*', '/assets/emblems/*'] as const

/**
 * Nothing here belongs to one reader: anybody may fetch it, show it, and see its version.
 * Stands before whatever sets headers for the pages, so that it has the last word.
 */
export function shareWithEverybody(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Expose-Headers', 'ETag')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}
