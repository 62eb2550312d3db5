import type { RankedItem, ScorePart } from './ranking.ts'

/** The data for reweighing items, in columns in rank order, because whole histories are compared pair by pair. */
type Columns = Readonly<Record<ScorePart | 'shelfAtLevelOne', Float64Array>>

/** For a skill that is null. */
const unknown = -1

/**
 * Those after the `shown` best that other weights of the parts, none negative, could bring among the `shown` best,
 * with items at their cap or all of them at level 1. In rank order.
 *
 * An item cannot get there when `shown` better ranked ones are at least as good in every part: whatever the weights,
 * each of them stays ahead, for ties keep the order of the ranking. That decides; no weights are tried.
 */
export function findContenders(ranked: readonly RankedItem[], shown: number): RankedItem[] {
  const columns: Columns = {
    shelf: new Float64Array(ranked.map(({ parts }) => parts.shelf)),
    shelfAtLevelOne: new Float64Array(ranked.map(({ levelOne }) => levelOne[0])),
    points: new Float64Array(ranked.map(({ parts }) => parts.points)),
    skill: new Float64Array(ranked.map(({ parts }) => parts.skill ?? unknown)),
  }
  return ranked.filter((_, index) => index >= shown && canGetAmong(columns, index, shown))
}

function canGetAmong(columns: Columns, index: number, shown: number): boolean {
  const { shelf, shelfAtLevelOne, points, skill } = columns
  const [ownPoints, ownSkill] = [points[index]!, skill[index]!]
  const [ownShelf, ownShelfAtLevelOne] = [shelf[index]!, shelfAtLevelOne[index]!]
  let ahead = 0
  let aheadAtLevelOne = 0
  for (let better = 0; better < index; better++) {
    if (points[better]! < ownPoints || skill[better]! < ownSkill) continue
    // An unknown skill takes its weight out of the mean, so such an item and one with a known skill can overtake each
    // other at equal parts.
    if (ownSkill === unknown && skill[better] !== unknown) continue
    if (shelf[better]! >= ownShelf) ahead += 1
    if (shelfAtLevelOne[better]! >= ownShelfAtLevelOne) aheadAtLevelOne += 1
    if (ahead >= shown && aheadAtLevelOne >= shown) return false
  }
  return true
}
