import { basePoints, partWeights } from './formula.ts'
import type { RankableItem } from './list-shelf-rows.ts'
import { measureCoverage, type ItemCoverage, type Moment } from './measure-coverage.ts'
import type { ScoreParts, Standing } from './ranking.ts'
import { scaleParts, tierOf, weighParts, type RawParts } from './score-parts.ts'
import type { ShelfTable } from './shelf-table.ts'

/** All that decides an item's place. */
export interface Candidate {
  readonly rankable: RankableItem
  readonly coverage: ItemCoverage
  readonly raw: RawParts
  readonly parts: ScoreParts
  readonly score: number
}

/** The items of one kind that are in the game, best first. `tourNumber` is the tour in force. */
export function rankItems(table: ShelfTable, moment: Moment, tourNumber: number): Standing[] {
  return listCandidates(table, moment)
    .toSorted(compareCandidates)
    .map(({ rankable: { item }, coverage, parts, score }, place) => ({
      kind: table.kind,
      itemId: item.id,
      rank: place + 1,
      score,
      tier: tierOf(score),
      parts,
      top: coverage.top,
      middle: coverage.middle,
      isNew: item.debutTour === tourNumber,
    }))
}

/** Negative when `a` ranks before `b`. Never 0 for two different items. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    b.score - a.score ||
    b.coverage.top.cup - a.coverage.top.cup ||
    b.coverage.top.tour - a.coverage.top.tour ||
    b.coverage.top.all - a.coverage.top.all ||
    b.coverage.topAtLevelOne - a.coverage.topAtLevelOne ||
    b.raw.basePoints - a.raw.basePoints ||
    b.rankable.entryDay - a.rankable.entryDay ||
    // By code unit, not by a language's alphabet, which differs between machines.
    (a.rankable.item.id < b.rankable.item.id ? -1 : 1)
  )
}

function listCandidates(table: ShelfTable, moment: Moment): Candidate[] {
  const contenders = measureCoverage(table, moment)
    .map((coverage, place) => ({ coverage, rankable: table.items[place]! }))
    .filter(({ rankable }) => rankable.entryDay <= moment.day)
  const raws = contenders.map(({ coverage, rankable: { item, skillStrength } }) => ({
    coverage: coverage.raw,
    basePoints: basePoints[table.kind][item.rarity],
    skillStrength,
  }))
  const parts = scaleParts(raws)
  return contenders.map(({ coverage, rankable }, place) => ({
    rankable,
    coverage,
    raw: raws[place]!,
    parts: parts[place]!,
    score: weighParts(parts[place]!, partWeights[table.kind]),
  }))
}
