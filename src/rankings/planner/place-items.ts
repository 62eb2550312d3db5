import type { ItemKind, ShelfLevel } from '#catalogue/entities.ts'
import { compareRanked } from '../compare-ranked.ts'
import { highestItemLevel, shelfValues } from '../formula.ts'
import type { ShelfCounts } from '../ranking.ts'
import type { PlannerGame, PlannerItem } from './planner-game.ts'
import { scorePlacement, shelfAtLevel, type LoadoutShelf, type PlacementScore } from './score-placement.ts'

/** An item of a level on some course variants. */
export interface Placement extends PlacementScore {
  readonly item: PlannerItem
  readonly level: number
  /** One entry per course variant, in the order in which they were asked for. */
  readonly shelves: readonly LoadoutShelf[]
  /** Lowest item level at which it stands on the top shelves that it has there; 1 without one. */
  readonly levelNeeded: number
  /** Its top shelves in the whole game, at the cap. */
  readonly top: ShelfCounts
}

/** An item with the levels at which it reaches the top shelves of some course variants, see shelfAtLevel. */
export interface PlaceableItem {
  readonly item: PlannerItem
  readonly topLevels: readonly (ShelfLevel | 0 | undefined)[]
  readonly top: ShelfCounts
  /** The highest sum of shelf values that any item of the kind reaches there. */
  readonly bestWorth: number
}

/** @param variants indexes of course variants in the game */
export function listPlaceableItems(game: PlannerGame, kind: ItemKind, variants: readonly number[]): PlaceableItem[] {
  const placed = game.items[kind].map((item) => {
    const topLevels = variants.map((): ShelfLevel | 0 | undefined => undefined)
    for (const { variant, topLevel } of item.shelves) {
      const index = variants.indexOf(variant)
      if (index >= 0) topLevels[index] = topLevel
    }
    return { item, topLevels, top: game.topCounts.get(item.id)! }
  })
  const bestWorth = Math.max(0, ...placed.map(({ topLevels }) => sumWorthAtCap(kind, topLevels)))
  return placed.map((placeable) => ({ ...placeable, bestWorth }))
}

/** @param level 1 to 8 */
export function placeItem({ item, topLevels, top, bestWorth }: PlaceableItem, level: number): Placement {
  const shelves = topLevels.map((topLevel) => shelfAtLevel(topLevel, level))
  const reached = topLevels.filter((topLevel, index) => topLevel !== undefined && shelves[index] === 'top')
  const levelNeeded = reached.reduce<number>((highest, topLevel) => Math.max(highest, topLevel!), 1)
  return { item, level, shelves, levelNeeded, top, ...scorePlacement(item, level, shelves, bestWorth) }
}

/** Negative when `a` is the better: as in a ranking, and whatever stands on no shelf there comes last. */
export function comparePlacements(a: Placement, b: Placement): number {
  return Number(b.worth > 0) - Number(a.worth > 0) || compareRanked(keysOf(a), keysOf(b))
}

/** Whether `a` is better by more than what decides between equals. */
export function beats(a: PlacementScore, b: PlacementScore): boolean {
  if (a.worth > 0 !== b.worth > 0) return a.worth > 0
  return a.score > b.score
}

function keysOf({ item: { id, entryDay }, score, levelNeeded, top, pointsPart }: Placement) {
  return { score, levelNeeded, top, points: pointsPart, entryDay, id }
}

function sumWorthAtCap(kind: ItemKind, topLevels: PlaceableItem['topLevels']): number {
  return topLevels
    .map((topLevel) => shelfAtLevel(topLevel, highestItemLevel))
    .reduce((sum, shelf) => sum + (shelf === 'low' ? 0 : shelfValues[kind][shelf]), 0)
}
