import type { HomePage } from '#pages/data/home-page.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { formatNumber } from '../../ui/wording/wording.ts'
import { searchLink } from '../../features/search/open-search.ts'
import './home-search.css'

/** A wide link that opens the search. */
export function HomeSearch({ counts }: { counts: HomePage['counts'] }) {
  const things = counts.driver + counts.kart + counts.glider + counts.variant
  return (
    <a {...searchLink} className="home-search">
      <Icon name="search" />
      <span>Search {formatNumber(things)} items and course variants</span>
      <kbd>/</kbd>
    </a>
  )
}
