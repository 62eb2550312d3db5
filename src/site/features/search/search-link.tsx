import * as say from '#wording/search.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { searchLink } from './open-search.ts'

/** The search in the header. */
export function SearchLink() {
  return (
    <a {...searchLink} className="icon-button search-link" title={say.searchEverywhereShortcut()}>
      <Icon name="search" />
      <span className="visually-hidden">{say.search()}</span>
    </a>
  )
}
