import type { RaceShelf } from '../points/score-model.ts'
import type { PlannerItem } from './planner-game.ts'

/** As far as it may be said: an item of which not all shelves are known need not be on the bottom. */
export type SaidShelf = RaceShelf | 'unknown'

export function sayShelf(shelf: RaceShelf, { knownTops }: Pick<PlannerItem, 'knownTops'>): SaidShelf {
  return shelf === 'low' && knownTops ? 'unknown' : shelf
}
