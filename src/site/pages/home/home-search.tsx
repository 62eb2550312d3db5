import type { HomePage } from '#pages/data/home-page.ts'
import * as say from '#wording/home.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { searchLink } from '../../features/search/open-search.ts'
import './home-search.css'

/** A wide link that opens the search. */
export function HomeSearch({ counts }: { counts: HomePage['counts'] }) {
  const things = counts.driver + counts.kart + counts.glider + counts.variant
  return (
    <a {...searchLink} className="home-search">
      <Icon name="search" />
      <span>{say.search({ things })}</span>
      <kbd>/</kbd>
    </a>
  )
}
