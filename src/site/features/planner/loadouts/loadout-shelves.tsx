import * as say from '#wording/planner.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { type PlannerItem, toKnownShelf, type KnownShelf } from '#rankings/planner/planner-game.ts'
import type { RaceShelf } from '#rankings/points/score-model.ts'
import { ShelfMark } from '../../../ui/items/shelf-mark.tsx'

interface LoadoutShelvesProps {
  readonly shelves: readonly { readonly shelf: RaceShelf; readonly isBoosted: boolean }[]
  readonly item: Pick<PlannerItem, 'knownTops'>
}

/** The shelf of an item on one course, or its number of shelves on several. */
export function LoadoutShelves({ shelves, item }: LoadoutShelvesProps) {
  const said = shelves.map(({ shelf, isBoosted }) => ({ shelf: toKnownShelf(shelf, item), isBoosted }))
  const [only] = said
  if (only && said.length === 1) return <ShelfMark {...only} />
  return <span className="shelf-counts">{countShelves(said.map(({ shelf }) => shelf))}</span>
}

/** "2 top, 1 bottom". */
function countShelves(said: readonly KnownShelf[]): string {
  const counts = (['top', 'middle', 'low', 'unknown'] as const)
    .map((shelf) => ({ shelf, count: said.filter((each) => each === shelf).length }))
    .filter(({ count }) => count > 0)
    .map(({ shelf, count }) => say.shelfCount({ shelf, count }))
  return joinWithCommas(counts)
}
