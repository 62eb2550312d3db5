import { Icon } from '../components/icon.tsx'
import { openSearchOnClick, prepareSearch, searchFallback } from './open-search.ts'

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
      onClick={openSearchOnClick}
    >
      <Icon name="search" />
      <span className="visually-hidden">Search</span>
    </a>
  )
}
