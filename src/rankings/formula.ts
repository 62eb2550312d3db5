/**
 * Every number of the score, in one place.
 *
 * Shelf part, 0 to 100, of an item in a subject:
 *
 *     course, week, tour   mean of shelfValue over the subject's course variants; the best that any item reaches is 100
 *     whole game           sum over course variants of  occasions × shelfValue / sqrt(n); the best is 100
 *     day                  weighted mean of its zones (ranked cup, tour, whole game), each of which has its best at 100
 *
 *     score = weighted mean of shelf part, points and skill
 *
 * n: items of the kind on that variant's top shelf that day; a shelf that many share is worth less to own. What to race
 * with does not depend on it, so it matters only in the whole game.
 * Base points are the game's own. All other numbers are our judgement of what its rules are worth.
 */
import type { ItemKind, Rarity, Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { ScorePart } from './ranking.ts'

/** Raised with every change that can move an item. */
export const formulaVersion = 2

/**
 * Share of a top shelf's value. On the middle shelf a driver has no frenzy and one item slot fewer; a kart or a glider
 * gets about half of the bonus. Powers of two, so that sums of them are exact and the same in every order.
 */
export const shelfValues: Readonly<Record<ItemKind, Readonly<Record<Shelf, number>>>> = {
  driver: { top: 1, middle: 0.25 },
  kart: { top: 1, middle: 0.5 },
  glider: { top: 1, middle: 0.5 },
}

/** What a day is made of, in percent of its shelf part. A zone that is not known gives its share to the others. */
export const zoneShares = { cup: 50, tour: 30, game: 20 } as const

/** How often a course variant counts in the whole game: always once, and again whenever it comes up. */
export const occasionCounts = { always: 1, rankedCup: 6, otherCup: 1 } as const

/** Points at level 1, as the game shows them. */
export const basePoints: Readonly<Record<ItemKind, Readonly<Record<Rarity, number>>>> = {
  driver: { normal: 400, super: 450, 'high-end': 500 },
  kart: { normal: 200, super: 220, 'high-end': 250 },
  glider: { normal: 200, super: 220, 'high-end': 250 },
}

/** Items are taken to be at it unless told otherwise: every promotion counts from the day of its record. */
export const highestItemLevel: ShelfLevel = 8

/** Top of the editorial scale of special skills, which begins at 0. */
export const strongestSkill = 10

export type PartWeights = Readonly<Record<ScorePart, number>>

/** Percent of the score. */
export const partWeights: Readonly<Record<ItemKind, PartWeights>> = {
  driver: { shelf: 70, points: 10, skill: 20 },
  kart: { shelf: 85, points: 15, skill: 0 },
  glider: { shelf: 85, points: 15, skill: 0 },
}

/** Percent of the score where nothing editorial may count. */
export const factsOnlyWeights: PartWeights = { shelf: 85, points: 15, skill: 0 }

/**
 * The subjects with tiers; a day whose ranked cup is not known has those of the game. Elsewhere the shelves suffice: a
 * course shows them, a week "3 of 3".
 */
export type TieredSubject = 'day' | 'game'

/** About how many percent of a kind's items were to reach a tier over the recorded days of 2022 and 2023. */
export const tierShares = { S: 3, A: 10, B: 27, C: 35 } as const

/** Lowest score of S, A, B and C. Chosen once for these shares; docs/benchmarks.md has the distribution. */
export const tierCuts: Readonly<Record<TieredSubject, Readonly<Record<ItemKind, TierCuts>>>> = {
  day: { driver: [69, 53, 38, 29], kart: [68, 51, 32, 22], glider: [71, 56, 36, 24] },
  game: { driver: [86, 73, 58, 40], kart: [90, 77, 59, 38], glider: [94, 83, 63, 41] },
}

export type TierCuts = readonly [s: number, a: number, b: number, c: number]
