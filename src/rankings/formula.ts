/**
 * What rankings are made of, in one place. The unit is the estimated points of a race; points/score-model.ts says what
 * they are made from.
 *
 *     course               points of a race with the item there, the two others being the best that stand there
 *     week, tour           mean of that over its races, with the boosts of their cups
 *     day                  weighted mean of its zones: ranked cup, tour, whole game (each course as often as it comes)
 *     whole game           sum over course variants of  occasions × max(0, points − those of the plain item) / sqrt(n),
 *                          divided by all occasions: what is worth having
 *
 * All items are at their highest level and cap, of a player of level 150 (see unknownPlayer); Mii racing suits are counted
 * without what further suits add, because that is the worth of a collection.
 * The plain item: High-End, on the bottom shelf everywhere, with a skill that adds nothing.
 * n: items of the kind on the item's shelf there or a higher one; a shelf that many share is worth less to own. What to
 * race with does not depend on it, so it matters only in the whole game.
 */
import type { ItemKind, ShelfLevel } from '#catalogue/entities.ts'

/** Raised with every change that can move an item. */
export const formulaVersion = 3

/** What a day is made of, in percent. A zone that is not known gives its share to the others. */
export const zoneShares = { cup: 50, tour: 30, game: 20 } as const

/** How often a course variant counts in the whole game: always once, and again whenever it comes up. */
export const occasionCounts = { always: 1, rankedCup: 6, otherCup: 1 } as const

/** Items are taken to be at it by default: every promotion counts from the day of its record. */
export const highestItemLevel: ShelfLevel = 8

/**
 * What a middle shelf brings, of what a top one does: means over the counted courses at the cap. They only decide which
 * of the shelves that an item gained or lost explains its move best.
 */
export const middleShares: Readonly<Record<ItemKind, number>> = { driver: 0.31, kart: 0.08, glider: 0.17 }

/**
 * The subjects with tiers; a day whose ranked cup is not known has those of the game. Elsewhere the shelves suffice: a
 * course shows them, a week "3 of 3".
 */
export type TieredSubject = 'day' | 'game'

/** About how many percent of a kind's items were to reach a tier over the recorded days of 2022 and 2023. */
export const tierShares = { S: 3, A: 10, B: 27, C: 35 } as const

/**
 * Points from which S, A, B and C begin: on a day those beyond the plain item, in the whole game what it is worth having.
 * Chosen once for these shares; docs/benchmarks.md has the distribution.
 */
export const tierCuts: Readonly<Record<TieredSubject, Readonly<Record<ItemKind, TierCuts>>>> = {
  day: { driver: [14_700, 9_200, 4_550, 740], kart: [3_150, 1_130, 510, 165], glider: [4_150, 3_200, 735, 247] },
  game: { driver: [1_320, 900, 570, 275], kart: [294, 213, 138, 76], glider: [480, 344, 223, 127] },
}

export type TierCuts = readonly [s: number, a: number, b: number, c: number]
