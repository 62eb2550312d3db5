import type { ShelfLevel } from '#catalogue/entities.ts'
import type { ShelfPlace } from '#catalogue/find-shelf-place.ts'
import { basePoints, highestItemLevel, partWeights, shelfValues } from '../formula.ts'
import { percent, scalePoints, scaleSkill, weighParts } from '../score-parts.ts'
import { isTopAt } from './cover-variants.ts'
import type { PlannerItem } from './planner-game.ts'

/**
 * What an item of a level brings to a race: the score of the rankings, with the shelves and the points that it has at
 * that level. At the cap it is the very score of the ranking of these course variants.
 *
 *     shelf part  = sum over course variants of shelfValue (formula.ts; bottom shelf 0), 100 for the best in the game
 *     points part = that of the ranking × mean over course variants of its points there against those at the cap
 *     points      = sum over course variants of  base + base × (level − 1) × cc / 30,000 × actions, the last on top shelves
 *
 * The level boost, base × (level − 1) × cc / 30,000 for each action of an item on the top shelf, is the game's own
 * help text; the guide on points explains it. The base points are those that the rarity begins with: how far a player
 * has raised them is not in a checklist. At 150cc, with the 150 actions of a good race.
 */
export interface PlacementScore {
  /** Sum of shelf values. */
  readonly worth: number
  readonly points: number
  /** 0 to 100. */
  readonly score: number
  /** 0 to 100. */
  readonly pointsPart: number
}

export type LoadoutShelf = ShelfPlace['shelf']

/** As far as it may be said: an item of which not all shelves are known need not be on the bottom. */
export type SaidShelf = LoadoutShelf | 'unknown'

export function sayShelf(shelf: LoadoutShelf, { knownTops }: Pick<PlannerItem, 'knownTops'>): SaidShelf {
  return shelf === 'low' && knownTops ? 'unknown' : shelf
}

const cubicCapacity = 150
const actionsPerRace = 150
const boostDivisor = 30_000

/**
 * @param shelves where the item stands, one entry per course variant, at least one
 * @param bestWorth the highest sum of shelf values that any item of the kind reaches there
 */
export function scorePlacement(
  { kind, rarity, skillStrength }: PlannerItem,
  level: number,
  shelves: readonly LoadoutShelf[],
  bestWorth: number,
): PlacementScore {
  const base = basePoints[kind][rarity]
  let worth = 0
  let points = 0
  let shareOfCap = 0
  for (const shelf of shelves) {
    if (shelf !== 'low') worth += shelfValues[kind][shelf]
    points += shelf === 'top' ? base * boostOf(level) : base
    shareOfCap += shelf === 'top' ? boostOf(level) / boostOf(highestItemLevel) : 1
  }
  const pointsPart = scalePoints(kind, rarity) * (shareOfCap / shelves.length)
  const parts = { shelf: percent(worth, bestWorth), points: pointsPart, skill: scaleSkill(skillStrength) }
  return { worth, points, pointsPart, score: weighParts(parts, partWeights[kind]) }
}

/** How many times its base points an item earns on the top shelf. */
function boostOf(level: number): number {
  return 1 + (((level - 1) * cubicCapacity) / boostDivisor) * actionsPerRace
}

/** @param topLevel see PlannerShelf; undefined where the item has no shelf of its own: it is on the bottom one */
export function shelfAtLevel(topLevel: ShelfLevel | 0 | undefined, level: number): LoadoutShelf {
  if (topLevel === undefined) return 'low'
  return isTopAt({ topLevel }, level) ? 'top' : 'middle'
}
