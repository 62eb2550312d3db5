import type { PlannerItem } from '#rankings/planner/planner-game.ts'
import { sayShelf, type LoadoutShelf, type SaidShelf } from '#rankings/planner/score-placement.ts'
import { ShelfMark } from '../../../ui/items/shelf-mark.tsx'
import { shelfNames } from '../../../ui/wording/wording.ts'

interface LoadoutShelvesProps {
  readonly shelves: readonly LoadoutShelf[]
  readonly item: Pick<PlannerItem, 'knownTops'>
}

/** The shelf of an item on one course, or its number of shelves on several. */
export function LoadoutShelves({ shelves, item }: LoadoutShelvesProps) {
  const said = shelves.map((shelf) => sayShelf(shelf, item))
  const [only] = said
  if (only && said.length === 1) return <ShelfMark shelf={only} />
  return <span className="shelf-counts">{countShelves(said)}</span>
}

/** "2 top, 1 bottom". */
function countShelves(shelves: readonly SaidShelf[]): string {
  return (['top', 'middle', 'low', 'unknown'] as const)
    .map((shelf) => ({ shelf, count: shelves.filter((each) => each === shelf).length }))
    .filter(({ count }) => count > 0)
    .map(({ shelf, count }) => `${count} ${shelfNames[shelf].replace(' shelf', '').toLowerCase()}`)
    .join(', ')
}
