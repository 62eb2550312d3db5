import type { MouseEvent } from 'react'
import { itemListPath } from '#pages/routes/routes.ts'
import { resolveOnSite } from '../navigation/page-address.ts'
import { keepTyped } from './keep-typed.ts'

/** Where the search link leads without scripts, or if the code of the dialog fails to load. */
const searchFallback = `${itemListPath('driver')}#search`

/** Opens the site search, with a query if given; its code loads on first use. */
export function openSearch(query = ''): void {
  void showOnceLoaded(query)
}

async function showOnceLoaded(query: string): Promise<void> {
  const endTyping = keepTyped()
  const code = await loadSearch().catch((error: unknown) => console.error(error))
  const typed = endTyping()
  if (!typed) return
  if (code) code.showSearch(query + typed.text, typed.isEntered)
  else location.assign(resolveOnSite(searchFallback))
}

/** With modifier keys, the browser opens the link in a new tab or window. */
function openSearchOnClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openSearch()
}

/** Loads the code ahead of time. */
function prepareSearch(): void {
  loadSearch().catch(ignore)
}

/** Opening retries and reports the failure. */
function ignore(): void {}

function loadSearch() {
  return import('./search-dialog.tsx')
}

/** Props for an `<a>` that opens the search. It is a link, so it also works without scripts. */
export const searchLink = {
  href: searchFallback,
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': '/',
  onPointerEnter: prepareSearch,
  onFocus: prepareSearch,
  onClick: openSearchOnClick,
} as const
