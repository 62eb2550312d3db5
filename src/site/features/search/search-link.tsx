import { Icon } from '../../ui/components/icon.tsx'
import { searchLink } from './open-search.ts'

/** The search in the header. */
export function SearchLink() {
  return (
    <a {...searchLink} className="icon-button search-link" title="Search everywhere (/)">
      <Icon name="search" />
      <span className="visually-hidden">Search</span>
    </a>
  )
}
