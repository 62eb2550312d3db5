import type { MouseEvent } from 'react'
import { Icon } from '../components/icon.tsx'
import { openSearch, prepareSearch, searchFallback } from './open-search.ts'

/** A link, so that it leads to a search field before scripts have arrived, and without any. */
export function SearchLink() {
  return (
    <a
      className="icon-button search-link"
      href={searchFallback}
      title="Search everywhere (/)"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onPointerEnter={prepareSearch}
      onFocus={prepareSearch}
      onClick={open}
    >
      <Icon name="search" />
      <span className="visually-hidden">Search</span>
    </a>
  )
}

function open(event: MouseEvent): void {
  // Held keys ask for a new tab or window, which is the link's business.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openSearch()
}
