import { addPrefix, removePrefix } from '#pages/routes/language-path.ts'
import { matchRoute, type RouteMatch } from '#pages/routes/match-route.ts'
import { withTrailingSlash } from '#pages/routes/routes.ts'
import { pathPrefix } from '#wording/language.ts'

/**
 * The address of a path on this site in the page's language, the only kind of address that is ever gone to: a path may come
 * from outside, from an address that somebody was sent. It is joined, not resolved, which would take `//example.org/` to
 * be another site.
 *
 * @param path with its query and hash, and a slash in front; with or without the language's prefix
 */
export function resolveOnSite(path: string): URL {
  return new URL(location.origin + addPrefix(path.startsWith('/') ? path : `/${path}`, pathPrefix))
}

/**
 * The path that an address of this site has in every language, by which page data and routes know it. Null for one in
 * another language: to this page, it is a document like those of other sites.
 */
export function readPath(pathname: string): string | null {
  return removePrefix(pathname, pathPrefix)
}

/** The route of an address in the page's language; null when no pattern fits. */
export function matchAddress(pathname: string): RouteMatch | null {
  const path = readPath(pathname)
  return path === null ? null : matchRoute(path)
}

/** The address with a trailing slash if it is a page of this site; any other is left as typed. */
export function toCanonicalAddress(url: URL): URL {
  if (url.pathname.endsWith('/') || hasFileExtension(url.pathname) || !matchAddress(url.pathname)) return url
  const canonical = new URL(url)
  canonical.pathname = withTrailingSlash(url.pathname)
  return canonical
}

/** Looks at the last segment alone: `/v1.2/notes` is a page. */
export function hasFileExtension(pathname: string): boolean {
  return /\.[^./]+$/.test(pathname)
}
