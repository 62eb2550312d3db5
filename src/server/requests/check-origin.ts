import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from './refusal.ts'

/**
 * Refuses what another site makes a browser send with our cookie. Browsers say where a write comes from (`Origin`), and
 * those of today also how it relates to us (`Sec-Fetch-Site`); a request that says neither is none of our pages'.
 *
 * @param siteOrigin the origin under which readers have the site
 */
export function checkWriteOrigin(headers: IncomingHttpHeaders, siteOrigin: string): void {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin === siteOrigin && (site === undefined || site === 'same-origin')) return
  const remedy = `This server takes writes from ${siteOrigin} only; SITE_URL sets it.`
  throw new Refusal('bad-origin', origin === undefined ? `The request has no Origin. ${remedy}` : remedy)
}

/** Reading with our cookie is for our pages, and for a person who types the address. */
export function checkReadOrigin(headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return
  throw new Refusal('bad-origin', 'Only pages of this site can ask for this.')
}
