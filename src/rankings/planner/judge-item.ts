import { listOwnedShortItems } from './find-gaps.ts'
import type { PlannerGame, PlannerItem, OwnedLevels } from './planner-game.ts'
import { coverVariants, isTopAt } from './cover-variants.ts'
import { findOutlook, type Outlook } from './find-outlook.ts'

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
