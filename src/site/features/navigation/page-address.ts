import { matchRoute } from '#pages/routes/match-route.ts'
import { withTrailingSlash } from '#pages/routes/routes.ts'

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
