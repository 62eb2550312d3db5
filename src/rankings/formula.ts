/**
 * Every number of the score, in one place.
 *
 *     coverage = sum over course variants of  variantWeight × shelfWorth / sqrt(n)
 *     score    = weighted mean of coverage, points and skill, each brought to 0 to 100
 *
 * n: items of the same kind on that variant's top shelf that day; a place that many share is worth less.
 * Course variants in the game are those on which an item has a shelf that day.
 * Base points are the game's own. All other numbers are our judgement of what its rules are worth.
 */
import type { ItemKind, Rarity, Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { ScoreParts, Tier } from './ranking.ts'

/** Raised with every change that can move an item. */
export const formulaVersion = 1

/** Where a course variant is raced that day. */
export type Zone = 'elsewhere' | 'tour' | 'cup'

/** How much a shelf counts there, against one elsewhere in the game. Judgement: most points are made in the ranked cup. */
export const variantWeights: Readonly<Record<Zone, number>> = { elsewhere: 1, tour: 3, cup: 6 }

/**
 * Share of a top shelf's value. On the middle shelf a driver has no frenzy and one item slot fewer; a kart or a glider
 * gets about half of the bonus. Powers of two, so that sums of them are exact and the same in every order.
 */
export const shelfWorth: Readonly<Record<ItemKind, Readonly<Record<Shelf, number>>>> = {
  driver: { top: 1, middle: 0.25 },
  kart: { top: 1, middle: 0.5 },
  glider: { top: 1, middle: 0.5 },
}

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

export type PartWeights = Readonly<Record<keyof ScoreParts, number>>

/** Percent of the score. */
export const partWeights: Readonly<Record<ItemKind, PartWeights>> = {
  driver: { coverage: 65, points: 15, skill: 20 },
  kart: { coverage: 80, points: 20, skill: 0 },
  glider: { coverage: 80, points: 20, skill: 0 },
}

/** Percent of the score where nothing editorial may count. */
export const factsOnlyWeights: PartWeights = { coverage: 80, points: 20, skill: 0 }

/** Lowest score of each tier, best first. */
export const tierCuts: readonly (readonly [Tier, number])[] = [
  ['S', 85],
  ['A', 70],
  ['B', 55],
  ['C', 40],
  ['D', 0],
]
