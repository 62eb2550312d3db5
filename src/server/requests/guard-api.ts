import type { MiddlewareHandler } from 'hono'
import { providerCallbackPath, providerIds, providerStartPath } from '#documents/identity-provider.ts'
import { log } from '../process/log.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { findClientAddress, toNetwork } from './client-address.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from './refusal.ts'

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

/**
 * Refuses what another site makes a browser send with our cookie. Browsers say where a write comes from (`Origin`), and
 * current ones also how it relates to us (`Sec-Fetch-Site`); a request that says neither is not
 * from our pages.
 *
 * @param siteOrigin the origin under which readers open the site
 */
function checkWriteOrigin(headers: IncomingHttpHeaders, siteOrigin: string): void {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin === siteOrigin && (site === undefined || site === 'same-origin')) return
  throw new Refusal('bad-origin', describeOrigin(origin, siteOrigin))
}

/** For the reader who has opened the site under another of its names, and for the operator who has not set this one. */
function describeOrigin(origin: string | undefined, siteOrigin: string): string {
  const remedy = `Open the site at ${siteOrigin}/, or set SITE_URL to the address that you use and restart the server.`
  if (origin === undefined) return `The request does not say which site it comes from. ${remedy}`
  const other = URL.parse(origin)?.origin
  const from = other === undefined || other === siteOrigin || other === 'null' ? 'elsewhere' : `at ${other}`
  return `Accounts work at ${siteOrigin} only, and this page was opened ${from}. ${remedy}`
}

/** Reading with our cookie is for our pages, and for a person who types the address. */
function checkReadOrigin(headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return
  throw new Refusal('bad-origin', 'Only pages of this site can ask for this.')
}
