import type { Standing } from './ranking.ts'

/** What weighing items again goes by, in columns in rank order, because whole histories are compared pair by pair. */
interface Columns {
  readonly coverage: Float64Array
  readonly coverageAtLevelOne: Float64Array
  readonly points: Float64Array
  /** `unknown` where it is null. */
  readonly skill: Float64Array
}

const unknown = -1

/**
 * Those after the `shown` best that other weights of the parts, none negative, could bring among the `shown` best,
 * with items at their cap or all of them at level 1. In rank order, like the standings.
 *
 * An item cannot get there when `shown` better ranked ones are at least as good in every part: whatever the weights,
 * each of them stays ahead, for ties keep the order of the ranking. That decides; no weights are tried.
 */
export function findContenders(standings: readonly Standing[], shown: number): Standing[] {
  const columns: Columns = {
    coverage: new Float64Array(standings.map(({ parts }) => parts.coverage)),
    coverageAtLevelOne: new Float64Array(standings.map(({ levelOne }) => levelOne[0])),
    points: new Float64Array(standings.map(({ parts }) => parts.points)),
    skill: new Float64Array(standings.map(({ parts }) => parts.skill ?? unknown)),
  }
  return standings.filter((_, place) => place >= shown && canGetAmong(columns, place, shown))
}

function canGetAmong(columns: Columns, place: number, shown: number): boolean {
  const { coverage, coverageAtLevelOne, points, skill } = columns
  const [ownPoints, ownSkill] = [points[place]!, skill[place]!]
  const [ownCoverage, ownCoverageAtLevelOne] = [coverage[place]!, coverageAtLevelOne[place]!]
  let ahead = 0
  let aheadAtLevelOne = 0
  for (let better = 0; better < place; better++) {
    if (points[better]! < ownPoints || skill[better]! < ownSkill) continue
    // An unknown skill takes its weight out of the mean, so such an item and one with a known skill can overtake each
    // other at equal parts.
    if (ownSkill === unknown && skill[better] !== unknown) continue
    if (coverage[better]! >= ownCoverage) ahead += 1
    if (coverageAtLevelOne[better]! >= ownCoverageAtLevelOne) aheadAtLevelOne += 1
    if (ahead >= shown && aheadAtLevelOne >= shown) return false
  }
  return true
}
