import type { MiddlewareHandler } from 'hono'
import { googleStartPath } from '#documents/auth-endpoints.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { checkReadOrigin, checkWriteOrigin } from './check-origin.ts'
import { findClientAddress, toNetwork } from './client-address.ts'

/** Where Google sends readers back to us. */
export const googleCallbackPath = '/api/auth/callback/google'

/**
 * Stands before everything below `/api/`: finds out where a request comes from, and refuses what no page of ours sends.
 *
 * @param siteOrigin the origin under which readers have the site
 */
export function guardApi(siteOrigin: string, trustedProxies: number): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const { incoming } = c.env
    c.set('network', toNetwork(findClientAddress(incoming, trustedProxies)))
    c.header('Cache-Control', 'no-store')
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isReading) checkWriteOrigin(incoming.headers, siteOrigin)
    else if (c.req.path !== googleCallbackPath && !c.req.path.startsWith(`${googleStartPath}/`)) {
      checkReadOrigin(incoming.headers)
    }
    await next()
  }
}
