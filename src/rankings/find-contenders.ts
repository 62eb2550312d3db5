import type { LevelOne, ScoreParts, Standing } from './ranking.ts'

/** What weighing an item again goes by. */
export interface Weighable {
  readonly parts: ScoreParts
  readonly levelOne: LevelOne
}

/**
 * Those after the `shown` best that other weights of the parts, none negative, could bring among the `shown` best,
 * with items at their cap or all of them at level 1. In rank order, like the standings.
 *
 * An item cannot get there when `shown` better ranked ones are at least as good in every part: whatever the weights,
 * each of them stays ahead, for ties keep the order of the ranking. That decides; no weights are tried.
 */
export function findContenders(standings: readonly Standing[], shown: number): Standing[] {
  return standings.filter(
    (_, place) =>
      place >= shown &&
      (countAhead(standings, place, shown, isAtLeastAsGood) < shown ||
        countAhead(standings, place, shown, isAtLeastAsGoodAtLevelOne) < shown),
  )
}

/** How many of the better ranked stay ahead for sure; not counted beyond `enough`. */
function countAhead(
  standings: readonly Standing[],
  place: number,
  enough: number,
  isAhead: (a: Weighable, b: Weighable) => boolean,
): number {
  let count = 0
  for (let better = 0; better < place && count < enough; better++) {
    if (isAhead(standings[better]!, standings[place]!)) count += 1
  }
  return count
}

function isAtLeastAsGood(a: Weighable, b: Weighable): boolean {
  return a.parts.coverage >= b.parts.coverage && isAtLeastAsGoodOtherwise(a.parts, b.parts)
}

function isAtLeastAsGoodAtLevelOne(a: Weighable, b: Weighable): boolean {
  return a.levelOne[0] >= b.levelOne[0] && isAtLeastAsGoodOtherwise(a.parts, b.parts)
}

/**
 * An unknown skill takes its weight out of the mean, so such an item and one with a known skill can overtake each
 * other at equal parts: they are not compared.
 */
function isAtLeastAsGoodOtherwise(a: ScoreParts, b: ScoreParts): boolean {
  if (a.points < b.points) return false
  return a.skill === null || b.skill === null ? a.skill === b.skill : a.skill >= b.skill
}
