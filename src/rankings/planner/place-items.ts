import type { ItemKind, ShelfLevel } from '#catalogue/entities.ts'
import type { PlannerGame, PlannerItem } from './planner-game.ts'
import { scorePlacement, shelfAtLevel, type LoadoutShelf, type PlacementScore } from './score-placement.ts'

/** An item of a level on some course variants. */
export interface Placement extends PlacementScore {
  readonly item: PlannerItem
  readonly level: number
  /** One entry per course variant, in the order in which they were asked for. */
  readonly shelves: readonly LoadoutShelf[]
}

/** An item with the levels at which it reaches the top shelves of some course variants, see shelfAtLevel. */
export interface PlaceableItem {
  readonly item: PlannerItem
  readonly topLevels: readonly (ShelfLevel | 0 | undefined)[]
}

/** @param variants places of course variants */
export function listPlaceableItems(game: PlannerGame, kind: ItemKind, variants: readonly number[]): PlaceableItem[] {
  return game.items[kind].map((item) => {
    const topLevels = variants.map((): ShelfLevel | 0 | undefined => undefined)
    for (const { variant, topLevel } of item.shelves) {
      const place = variants.indexOf(variant)
      if (place >= 0) topLevels[place] = topLevel
    }
    return { item, topLevels }
  })
}

export function placeItem({ item, topLevels }: PlaceableItem, level: number): Placement {
  const shelves = topLevels.map((topLevel) => shelfAtLevel(topLevel, level))
  return { item, level, shelves, ...scorePlacement(item, level, shelves) }
}

/** Negative when `a` is the better. Shelves, then points, then the special skill (unknown last), then the id. */
export function comparePlacements(a: Placement, b: Placement): number {
  return (
    b.worth - a.worth ||
    b.points - a.points ||
    (b.item.skillStrength ?? -1) - (a.item.skillStrength ?? -1) ||
    (a.item.id < b.item.id ? -1 : 1)
  )
}

/** Whether `a` is better for a reason that a race shows: shelves or points. */
export function beats(a: PlacementScore, b: PlacementScore): boolean {
  return a.worth > b.worth || (a.worth === b.worth && a.points > b.points)
}
