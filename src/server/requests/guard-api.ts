import type { MiddlewareHandler } from 'hono'
import { providerCallbackPath, providerIds, providerStartPath } from '#documents/identity-provider.ts'
import { log } from '../process/log.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { checkReadOrigin, checkWriteOrigin } from './check-origin.ts'
import { findClientAddress, toNetwork } from './client-address.ts'

/** Pages of a provider send readers here. */
const callbackPaths = new Set(providerIds.map(providerCallbackPath))
/** What the popup loads on its way out, still in the hands of the provider as browsers see it. */
const popupPaths = providerIds.map((id) => `${providerStartPath(id)}/`)

/**
 * Stands before everything below `/api/`: finds out where a request comes from, and refuses what no page of ours sends.
 *
 * @param siteOrigin the origin under which readers open the site
 */
export function guardApi(siteOrigin: string, trustedProxies: number): MiddlewareHandler<ApiEnvironment> {
  let isMissing = false
  return async (c, next) => {
    const { incoming } = c.env
    if (trustedProxies > 0 && !isMissing && incoming.headers['x-forwarded-for'] === undefined) {
      isMissing = true
      log.warn(
        'A request came without X-Forwarded-For, although TRUST_PROXY is set. If the proxy writes none, all readers ' +
          'share one limit: docs/deploy.md says what nginx needs.',
      )
    }
    c.set('network', toNetwork(findClientAddress(incoming, trustedProxies)))
    c.header('Cache-Control', 'no-store')
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isReading) checkWriteOrigin(incoming.headers, siteOrigin)
    else if (!callbackPaths.has(c.req.path) && !popupPaths.some((path) => c.req.path.startsWith(path))) {
      checkReadOrigin(incoming.headers)
    }
    await next()
  }
}
