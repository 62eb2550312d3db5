import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import { basePoints, shelfWorth } from '../formula.ts'
import type { PlannerItem } from './planner-game.ts'

/**
 * What an item of a level brings to a race, by the two measures of the rankings: shelf first, then points.
 *
 *     worth  = sum over course variants of  shelfWorth (formula.ts; bottom shelf 0)
 *     points = sum over course variants of  base + base × (level − 1) × cc / 30,000 × actions, the last on top shelves
 *
 * The level boost, base × (level − 1) × cc / 30,000 for each action of an item on the top shelf, is the game's own
 * help text; the guide on points explains it. The base points are those that the rarity begins with: how far a player
 * has raised them is not in a checklist. At 150cc, with the 150 actions of a good race.
 */
export interface PlacementScore {
  readonly worth: number
  readonly points: number
}

export type LoadoutShelf = Shelf | 'bottom'

const cubicCapacity = 150
const actionsPerRace = 150
const boostDivisor = 30_000

/** @param shelves where the item stands, one entry per course variant */
export function scorePlacement(
  { kind, rarity }: PlannerItem,
  level: number,
  shelves: readonly LoadoutShelf[],
): PlacementScore {
  const base = basePoints[kind][rarity]
  const boost = ((base * (level - 1) * cubicCapacity) / boostDivisor) * actionsPerRace
  let worth = 0
  let points = 0
  for (const shelf of shelves) {
    if (shelf !== 'bottom') worth += shelfWorth[kind][shelf]
    points += shelf === 'top' ? base + boost : base
  }
  return { worth, points }
}

/** @param topLevel see PlannerShelf; undefined where the item has no shelf of its own: it is on the bottom one */
export function shelfAtLevel(topLevel: ShelfLevel | 0 | undefined, level: number): LoadoutShelf {
  if (topLevel === undefined) return 'bottom'
  return topLevel > 0 && topLevel <= level ? 'top' : 'middle'
}
