import type { ItemKind } from '#catalogue/entities.ts'
import { highestItemLevel } from '../formula.ts'
import type { OwnedLevels, PlannerGame, PlannerShelf } from './planner-game.ts'

/** By variant index: how many items of a kind are on the top shelf. */
export type Covered = Readonly<Record<ItemKind, Uint16Array>>

/** Where the reader owns a top-shelf item, at the level that it has. */
export function coverVariants(game: PlannerGame, levels: OwnedLevels): Covered {
  const covered = countNone(game)
  for (const [id, level] of levels) {
    const item = game.itemById.get(id)
    if (!item) continue
    for (const shelf of item.shelves) if (isTopAt(shelf, level)) covered[item.kind][shelf.variant]! += 1
  }
  return covered
}

/** How many items can be on each top shelf at all, if every item had that level; the highest by default. */
export function findCoverable(game: PlannerGame, level: number = highestItemLevel): Covered {
  const coverable = countNone(game)
  for (const { kind, shelves } of game.itemById.values()) {
    for (const shelf of shelves) if (isTopAt(shelf, level)) coverable[kind][shelf.variant]! += 1
  }
  return coverable
}

/** Whether an item of that level is on the top shelf there. Level 0 is one that is not owned. */
export function isTopAt({ topLevel }: Pick<PlannerShelf, 'topLevel'>, level: number): boolean {
  return topLevel > 0 && topLevel <= level
}

function countNone({ variants: { length } }: PlannerGame): Covered {
  return { driver: new Uint16Array(length), kart: new Uint16Array(length), glider: new Uint16Array(length) }
}
