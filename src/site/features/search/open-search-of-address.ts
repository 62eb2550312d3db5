import { sharedLinkKey, siteSearchKey } from '#pages/routes/routes.ts'
import { openSearch } from './open-search.ts'

const webAddress = /\bhttps?:\/\/\S+/g

/**
 * Searches for what the address asks: search engines and browsers send readers to `/?search=…`, and so do devices that
 * share a text or a link with the installed site. A link into the site opens its page instead.
 */
export function openSearchOfAddress(): void {
  const asked = new URLSearchParams(location.search)
  const text = `${asked.get(siteSearchKey) ?? ''} ${asked.get(sharedLinkKey) ?? ''}`
  const own = text.match(webAddress)?.find((link) => link.startsWith(`${location.origin}/`))
  if (own) return location.replace(own)
  const query = text.replace(webAddress, '').trim()
  if (query) openSearch(query)
}
