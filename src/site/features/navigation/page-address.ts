import { matchRoute } from '#pages/routes/match-route.ts'
import { withTrailingSlash } from '#pages/routes/routes.ts'

/**
 * The address of a path on this site, the only kind of address that is ever gone to: a path may come from outside, from an
 * address that somebody was sent. It is joined, not resolved, which would take `//example.org/` to be another site.
 *
 * @param path with its query and hash, and a slash in front
 */
export function resolveOnSite(path: string): URL {
  return new URL(location.origin + (path.startsWith('/') ? path : `/${path}`))
}

/** The address with a trailing slash if it is a page of this site; any other is left as typed. */
export function toCanonicalAddress(url: URL): URL {
  if (url.pathname.endsWith('/') || hasFileExtension(url.pathname) || !matchRoute(url.pathname)) return url
  const canonical = new URL(url)
  canonical.pathname = withTrailingSlash(url.pathname)
  return canonical
}

/** Looks at the last segment alone: `/v1.2/notes` is a page. */
export function hasFileExtension(pathname: string): boolean {
  return /\.[^./]+$/.test(pathname)
}
