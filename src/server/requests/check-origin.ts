import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from './refusal.ts'

/**
 * Refuses what another site makes a browser send with our cookie. Browsers say where a write comes from (`Origin`), and
 * current ones also how it relates to us (`Sec-Fetch-Site`); a request that says neither is not
 * from our pages.
 *
 * @param siteOrigin the origin under which readers open the site
 */
export function checkWriteOrigin(headers: IncomingHttpHeaders, siteOrigin: string): void {
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
export function checkReadOrigin(headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return
  throw new Refusal('bad-origin', 'Only pages of this site can ask for this.')
}
