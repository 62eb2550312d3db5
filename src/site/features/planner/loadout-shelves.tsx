import type { LoadoutShelf } from '#rankings/planner/score-placement.ts'
import { ShelfMark } from '../../ui/items/shelf-mark.tsx'

/** The shelf of an item on one course, or its number of shelves on several. */
export function LoadoutShelves({ shelves }: { shelves: readonly LoadoutShelf[] }) {
  const [only] = shelves
  if (shelves.length === 1) {
    return only === 'bottom' || only === undefined ? (
      <span className="shelf">Bottom shelf</span>
    ) : (
      <ShelfMark shelf={only} />
    )
  }
  return <span className="shelf-counts">{describeShelves(shelves)}</span>
}

/** "2 top, 1 bottom". */
function describeShelves(shelves: readonly LoadoutShelf[]): string {
  return (['top', 'middle', 'bottom'] as const)
    .map((shelf) => ({ shelf, count: shelves.filter((each) => each === shelf).length }))
    .filter(({ count }) => count > 0)
    .map(({ shelf, count }) => `${count} ${shelf}`)
    .join(', ')
}
