import { openDataRoot } from '#pages/open-data/open-data-path.ts'
import { removePrefix } from '#pages/routes/language-path.ts'
import { hasFileExtension } from '../../navigation/page-address.ts'

/** What the service worker knows how to answer. */
export type RequestKind = 'document' | 'page-data' | 'data-file' | 'asset'

const hashedAsset = /^\/assets\/(?:js|css|fonts|media)\//

/** @returns null for what the service worker leaves to the browser */
export function classifyRequest({ pathname }: URL, mode: string): RequestKind | null {
  if (pathname.startsWith(openDataRoot)) return pathname.endsWith('.json') && mode !== 'navigate' ? 'data-file' : null
  if (pathname.startsWith('/api/')) return null
  if (mode === 'navigate') return hasFileExtension(pathname) ? null : 'document'
  if (hashedAsset.test(pathname)) return 'asset'
  // What readers ask to keep is fetched and stored by the page that asks for it.
  if (!pathname.startsWith('/assets/') || pathname.startsWith('/assets/offline/')) return null
  if (/^\/assets\/data\/(?:.+\/)?index\.json$/.test(pathname)) return 'page-data'
  return pathname.endsWith('.json') ? 'data-file' : null
}

/** The path of a page in every language, and the prefix of the language in front of it: empty for the default. */
export interface PathInLanguage {
  readonly prefix: string
  readonly path: string
}

/** @param prefixes of the other languages */
export function splitPath(pathname: string, prefixes: readonly string[]): PathInLanguage {
  for (const prefix of prefixes) {
    const path = removePrefix(pathname, prefix)
    if (path !== null) return { prefix, path }
  }
  return { prefix: '', path: pathname }
}
