import type { PlannerItem } from '#rankings/planner/planner-game.ts'
import type { LoadoutShelf } from '#rankings/planner/score-placement.ts'
import { ShelfMark } from '../../../ui/items/shelf-mark.tsx'
import { shelfNames } from '../../../ui/wording/wording.ts'

interface LoadoutShelvesProps {
  readonly shelves: readonly LoadoutShelf[]
  /** Where none of its shelves is known, one that lacks some need not be on the bottom. */
  readonly item: Pick<PlannerItem, 'knownTops'>
}

/** The shelf of an item on one course, or its number of shelves on several. */
export function LoadoutShelves({ shelves, item }: LoadoutShelvesProps) {
  const bottom = item.knownTops ? 'not known' : 'bottom'
  const [only] = shelves
  if (shelves.length === 1) {
    return only === 'low' || only === undefined ? (
      <span className="shelf">{item.knownTops ? 'Shelf not known' : shelfNames.low}</span>
    ) : (
      <ShelfMark shelf={only} />
    )
  }
  return <span className="shelf-counts">{describeShelves(shelves, bottom)}</span>
}

/** "2 top, 1 bottom". */
function describeShelves(shelves: readonly LoadoutShelf[], bottom: string): string {
  return (['top', 'middle', 'low'] as const)
    .map((shelf) => ({ shelf, count: shelves.filter((each) => each === shelf).length }))
    .filter(({ count }) => count > 0)
    .map(({ shelf, count }) => `${count} ${shelf === 'low' ? bottom : shelf}`)
    .join(', ')
}
