import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { ChosenFilters } from '../../features/lists/chosen-filters.tsx'
import { FilterChips } from '../../features/lists/filter-chips.tsx'
import type { List } from '../../features/lists/state/use-list.ts'
import { kindFilter } from '../../features/lists/plans/all-items-plan.ts'
import { rarityFilter } from '../../features/lists/plans/item-list-plan.ts'

/** Kinds and rarities, the parts of the game's own collection, and how items are entered. */
export function QuickToolbar({ list }: { list: List<ItemListEntry> }) {
  return (
    <div className="list-tools">
      <div className="list-controls">
        <FilterChips list={list} filter={kindFilter} />
        <FilterChips list={list} filter={rarityFilter} />
      </div>
      <ChosenFilters list={list} extra={null} />
      <p className="quick-hint">
        Tap what you own: a tap sets the level chosen below, another tap raises it, and swiping sideways marks every
        item you cross.<span> On a keyboard, arrow keys move and 0 to 8 set the level.</span>
      </p>
    </div>
  )
}
