import { hasFileExtension, matchAddress, readPath } from './page-address.ts'

/** What decides about a link. */
export interface LinkTraits {
  /** Its target; null if the address is invalid. */
  readonly url: URL | null
  readonly target: string
  readonly hasDownload: boolean
}

/** What decides about a click; a `MouseEvent` has all of it. */
export interface ClickTraits {
  readonly button: number
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly defaultPrevented: boolean
}

/** Where a link leads within the site in its language; null if the browser should handle it. */
export function findPageLink({ url, target, hasDownload }: LinkTraits, origin: string): URL | null {
  if (hasDownload || (target !== '' && target.toLowerCase() !== '_self')) return null
  if (url?.origin !== origin || hasFileExtension(url.pathname) || !matchAddress(url.pathname)) return null
  return url
}

/** A plain left click that nothing has handled yet. */
export function isPlainClick(click: ClickTraits): boolean {
  const modified = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey
  return click.button === 0 && !modified && !click.defaultPrevented
}

/** `http:` and `https:` to another origin; `mailto:`, `tel:` and the like are not external links. */
export function isExternalLink(url: URL | null, origin: string): boolean {
  return (url?.protocol === 'http:' || url?.protocol === 'https:') && url.origin !== origin
}

/** How a link relates to the current page: `page` is the page itself, `section` contains it. */
export function relateLink(link: URL, page: URL): 'page' | 'section' | null {
  // A link to a hash or a selection of a page is neither.
  if (link.hash !== '' || (link.search !== '' && link.search !== page.search)) return null
  if (link.pathname === page.pathname) return 'page'
  const isAbove =
    readPath(link.pathname) !== '/' && link.pathname.endsWith('/') && page.pathname.startsWith(link.pathname)
  return isAbove ? 'section' : null
}

/** What a URL would leave as it is: a path of this site, without a query or a hash. */
const plainPath = /^\/(?:[\w-]+\/)*$/

/**
 * Whether an address, as it is written in a link, says for sure that it leads to a path of this site to which
 * `relateLink` has nothing to say. Pages have up to two thousand links, nearly all of this sort: parsing each, and
 * asking every route, would take a phone a third of a second.
 */
export function leadsElsewhere(address: string, page: URL): boolean {
  return plainPath.test(address) && !page.pathname.startsWith(address)
}
