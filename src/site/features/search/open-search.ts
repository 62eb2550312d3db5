import type { MouseEvent } from 'react'
import { itemListPath } from '#pages/routes/routes.ts'
import { keepTyped } from './keep-typed.ts'

/** Where searching begins for readers without scripts, and for those whom the dialog's code cannot reach. */
const searchFallback = `${itemListPath('driver')}#search`

/** Opens the search over the whole site, for a text if one is given; its code comes with the first use. */
export function openSearch(query = ''): void {
  const endTyping = keepTyped()
  loadSearch().then(
    ({ showSearch }) => showSearch(query + endTyping()),
    (error: unknown) => {
      endTyping()
      console.error(error)
      location.assign(searchFallback)
    },
  )
}

/** Held keys ask for a new tab or window, which is the link's own business. */
function openSearchOnClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openSearch()
}

/** Fetches the code ahead of its use. */
function prepareSearch(): void {
  loadSearch().catch(ignore)
}

/** Opening asks again, and answers for a failure. */
function ignore(): void {}

function loadSearch() {
  return import('./show-search.tsx')
}

/** What makes an `<a>` the way into the search: a link, so that it leads somewhere without scripts, too. */
export const searchLink = {
  href: searchFallback,
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': '/',
  onPointerEnter: prepareSearch,
  onFocus: prepareSearch,
  onClick: openSearchOnClick,
} as const
