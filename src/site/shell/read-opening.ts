import { notFoundPath, withTrailingSlash } from '#pages/routes/routes.ts'
import { readCurrentEntry } from '../features/navigation/history-entries.ts'
import type { Opening } from '../features/navigation/navigator.ts'
import { readPath } from '../features/navigation/page-address.ts'
import type { EmbeddedState } from '../features/navigation/read-embedded-state.ts'
import { pageViews } from './page-views.ts'

/** How this document was opened, and whether it still holds the page of the address. */
export function readOpening(embedded: EmbeddedState): Opening {
  const url = new URL(location.href)
  return {
    url,
    entry: readCurrentEntry(null),
    isShown: isPageOf(url, embedded),
    isMissing: embedded.context.notFound === true,
  }
}

/** The pages that say what is missing can be at any address. */
function isPageOf({ pathname }: URL, { data, context }: EmbeddedState): boolean {
  if (!Object.hasOwn(pageViews, data.kind)) return false
  if (context.notFound) return data.path === notFoundPath
  // Static hosts show files, too: `/drivers/index.html`.
  if (data.kind === 'offline' || pathname.endsWith('.html')) return true
  return withTrailingSlash(readPath(pathname) ?? '') === encodeURI(data.path)
}
