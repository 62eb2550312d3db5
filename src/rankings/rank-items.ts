import { basePoints, partWeights } from './formula.ts'
import { measureCoverage, sumCoverage, type ItemCoverage, type Moment } from './measure-coverage.ts'
import type { LevelOne, ScoreParts, Standing } from './ranking.ts'
import { scaleParts, scaleToBest, tierOf, weighParts } from './score-parts.ts'
import type { ShelfTable } from './shelf-table.ts'

/** All that decides an item's place. */
export interface Candidate {
  readonly coverage: ItemCoverage
  readonly parts: ScoreParts
  readonly score: number
  readonly levelOne: LevelOne
}

/** The items of one kind that are in the game, best first. `tourNumber` is the tour in force. */
export function rankItems(table: ShelfTable, moment: Moment, tourNumber: number): Standing[] {
  return listCandidates(table, moment)
    .toSorted(compareCandidates)
    .map(({ coverage: { rankable, top, middle, overlap }, parts, score, levelOne }, place) => ({
      kind: table.kind,
      itemId: rankable.item.id,
      rank: place + 1,
      score,
      tier: tierOf(score),
      parts,
      top,
      middle,
      isNew: rankable.item.debutTour === tourNumber,
      overlap,
      levelOne,
    }))
}

/** Negative when `a` ranks before `b`. Never 0 for two different items. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return b.score - a.score || compareTied(a, b)
}

function compareTied(candidateA: Candidate, candidateB: Candidate): number {
  const { coverage: a, parts: partsOfA, levelOne: levelOneOfA } = candidateA
  const { coverage: b, parts: partsOfB, levelOne: levelOneOfB } = candidateB
  return (
    b.top.cup - a.top.cup ||
    b.top.tour - a.top.tour ||
    b.top.all - a.top.all ||
    levelOneOfB[3] - levelOneOfA[3] ||
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
  const levelOnes = measureLevelOne(table, moment)
  return coverages.map((coverage, place) => ({
    coverage,
    parts: parts[place]!,
    score: weighParts(parts[place]!, weights),
    levelOne: levelOnes[place]!,
  }))
}

/** Of every item that is in the game, in the order of the table. */
function measureLevelOne(table: ShelfTable, moment: Moment): LevelOne[] {
  const { state, raw, top } = sumCoverage(table, { ...moment, itemLevel: 1 })
  const parts = scaleToBest([...raw])
  return table.items.flatMap(({ entryDay }, item) =>
    entryDay > moment.day ? [] : [[parts[item]!, top.cup[item]!, top.tour[item]!, state.top[item]!] as const],
  )
}
