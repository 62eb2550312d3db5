import { shelfLevels, type ShelfLevel } from '#catalogue/entities.ts'
import { countTickets } from '../points/ticket-costs.ts'
import { listOwnedShortItems } from './find-gaps.ts'
import type { PlannerGame, PlannerItem, OwnedLevels } from './planner-game.ts'
import { coverVariants, isTopAt, type Covered } from './cover-variants.ts'

/** What one item means to one reader. */
export interface Verdict {
  readonly outlook: Outlook
  /** Indexes of the variants where it is the only top-shelf item of its kind that the reader owns. */
  readonly alone: readonly number[]
  /** Variants on which it is on the top shelf at the level that it has, or at level 1 if it is not owned. */
  readonly topCount: number
  /** The reader's other items of its kind that stand on more shelves than are known. */
  readonly shortItems: readonly PlannerItem[]
}

/** Null for an item that the game does not have. */
export function judgeItem(game: PlannerGame, levels: OwnedLevels, itemId: string): Verdict | null {
  const item = game.itemById.get(itemId)
  if (!item) return null
  const covered = coverVariants(game, levels)
  const from = levels.get(itemId) ?? 0
  const tops = item.shelves.filter((shelf) => isTopAt(shelf, Math.max(from, 1))).map(({ variant }) => variant)
  return {
    outlook: findOutlook(item, from, covered, () => true),
    alone: from === 0 ? [] : tops.filter((variant) => covered[item.kind][variant] === 1),
    topCount: tops.length,
    shortItems: listOwnedShortItems(game, levels).filter((each) => each.kind === item.kind && each !== item),
  }
}

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
