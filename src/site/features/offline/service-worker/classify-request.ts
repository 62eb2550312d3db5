import { openDataRoot } from '#pages/open-data/open-data-path.ts'
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
