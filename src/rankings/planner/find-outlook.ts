import { shelfLevels, type ShelfLevel } from '#catalogue/entities.ts'
import { isTopAt, type Covered } from './cover-variants.ts'
import type { PlannerItem } from './planner-game.ts'
import { countTickets } from '../points/ticket-costs.ts'

/** What bringing an item to a level would do. */
export interface OutlookStep {
  readonly to: ShelfLevel
  /** Level-up tickets from the level that the item has; from level 1 for one that is not owned. */
  readonly tickets: number
  /** Indexes of the course variants that nothing owned covers, and that the item would, all steps up to here included. */
  readonly closes: readonly number[]
}

/** An item with the gaps that it could close. */
export interface Outlook {
  readonly item: PlannerItem
  /** The level that it has; 0 if it is not owned. */
  readonly from: number
  /** Lowest level first. Only levels at which it closes more than below. */
  readonly steps: readonly OutlookStep[]
}

/**
 * @param covered what the reader's items cover, see coverVariants
 * @param isAsked whether a variant counts, by its index
 */
export function findOutlook(
  item: PlannerItem,
  from: number,
  covered: Covered,
  isAsked: (variant: number) => boolean,
): Outlook {
  const open = item.shelves.filter(({ variant }) => covered[item.kind][variant] === 0 && isAsked(variant))
  const steps: OutlookStep[] = []
  for (const to of shelfLevels) {
    if (to <= from) continue
    const closes = open.filter((shelf) => isTopAt(shelf, to)).map(({ variant }) => variant)
    if (closes.length > (steps.at(-1)?.closes.length ?? 0))
      steps.push({ to, tickets: countTickets(item.rarity, from, to), closes })
  }
  return { item, from, steps }
}
