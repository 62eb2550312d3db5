import { basePoints, partWeights } from './formula.ts'
import { measureCoverage, type ItemCoverage, type Moment } from './measure-coverage.ts'
import type { ScoreParts, Standing } from './ranking.ts'
import { scaleParts, tierOf, weighParts } from './score-parts.ts'
import type { ShelfTable } from './shelf-table.ts'

/** All that decides an item's place. */
export interface Candidate {
  readonly coverage: ItemCoverage
  readonly parts: ScoreParts
  readonly score: number
}

/** The items of one kind that are in the game, best first. `tourNumber` is the tour in force. */
export function rankItems(table: ShelfTable, moment: Moment, tourNumber: number): Standing[] {
  return listCandidates(table, moment)
    .toSorted(compareCandidates)
    .map(({ coverage: { rankable, top, middle }, parts, score }, place) => ({
      kind: table.kind,
      itemId: rankable.item.id,
      rank: place + 1,
      score,
      tier: tierOf(score),
      parts,
      top,
      middle,
      isNew: rankable.item.debutTour === tourNumber,
    }))
}

/** Negative when `a` ranks before `b`. Never 0 for two different items. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return b.score - a.score || compareTied(a, b)
}

function compareTied({ coverage: a, parts: partsOfA }: Candidate, { coverage: b, parts: partsOfB }: Candidate): number {
  return (
    b.top.cup - a.top.cup ||
    b.top.tour - a.top.tour ||
    b.top.all - a.top.all ||
    b.topAtLevelOne - a.topAtLevelOne ||
    partsOfB.points - partsOfA.points ||
    b.rankable.entryDay - a.rankable.entryDay ||
    // By code unit, not by a language's alphabet, which differs between machines.
    (a.rankable.item.id < b.rankable.item.id ? -1 : 1)
  )
}

function listCandidates(table: ShelfTable, moment: Moment): Candidate[] {
  const coverages = measureCoverage(table, moment)
  const parts = scaleParts(
    coverages.map(({ raw, rankable }) => ({
      coverage: raw,
      basePoints: basePoints[table.kind][rankable.item.rarity],
      skillStrength: rankable.skillStrength,
    })),
  )
  const weights = partWeights[table.kind]
  return coverages.map((coverage, place) => ({
    coverage,
    parts: parts[place]!,
    score: weighParts(parts[place]!, weights),
  }))
}
