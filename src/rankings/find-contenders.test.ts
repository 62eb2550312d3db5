import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partWeights } from './formula.ts'
import { findContenders } from './find-contenders.ts'
import type { RankedItem } from './ranking.ts'
import { reweighRows } from './reweigh-rows.ts'
import { tierOf, weighParts } from './score-parts.ts'
import { makeRankedItem } from './testing/make-ranked-item.ts'

type Parts = readonly [shelf: number, points: number, skill: number | null, shelfAtLevelOne: number]

describe('among the two best', () => {
  it.each<[string, Parts[], number[]]>([
    [
      'nobody new who is worse in everything',
      [
        [90, 90, 90, 90],
        [80, 90, 90, 80],
        [70, 80, 80, 70],
      ],
      [],
    ],
    [
      'one with more points',
      [
        [90, 80, 90, 90],
        [80, 80, 90, 80],
        [30, 90, 10, 30],
      ],
      [3],
    ],
    [
      'one with a stronger skill',
      [
        [90, 90, 70, 90],
        [80, 90, 70, 80],
        [30, 80, 80, 30],
      ],
      [3],
    ],
    [
      'one that covers more at level 1',
      [
        [90, 90, 90, 40],
        [80, 90, 90, 80],
        [70, 80, 80, 50],
      ],
      [3],
    ],
    [
      'one that beats the second in one part',
      [
        [90, 90, 90, 90],
        [80, 90, 70, 80],
        [70, 80, 80, 70],
      ],
      [3],
    ],
    [
      'one whose skill is unknown, since it may not be held against it',
      [
        [90, 90, 90, 90],
        [80, 90, 90, 80],
        [70, 80, null, 70],
      ],
      [3],
    ],
    [
      'not one of many unknown skills that is worse otherwise',
      [
        [90, 90, null, 90],
        [80, 90, null, 80],
        [70, 80, null, 70],
      ],
      [],
    ],
    [
      'nobody new who is as good in everything, for ties keep their order',
      [
        [90, 90, 90, 90],
        [90, 90, 90, 90],
        [90, 90, 90, 90],
      ],
      [],
    ],
    [
      'nobody new where there are but two',
      [
        [90, 80, 90, 90],
        [80, 90, 90, 80],
      ],
      [],
    ],
  ])('%s', (_, parts, ranks) => {
    expect(findContenders(parts.map(rankParts), 2).map(({ rank }) => rank)).toEqual(ranks)
  })
})

describe('whatever the weights', () => {
  // Few different values, so that there are many ties.
  const part = fc.constantFrom(0, 20, 33.3333, 40, 60, 80, 100)
  const rankings = fc
    .array(fc.tuple(part, part, fc.oneof(part, fc.constant(null)), part), { maxLength: 60 })
    .map((all) => all.toSorted((a, b) => scoreOf(b) - scoreOf(a)).map(rankParts))
  const weight = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1000, noNaN: true }))
  const reweighings = fc.record({
    weights: fc.record({ shelf: weight, points: weight, skill: weight }),
    levelOne: fc.boolean(),
    factsOnly: fc.boolean(),
  })

  it('the best of all are among the best as ranked and the contenders', () => {
    fc.assert(
      fc.property(rankings, reweighings, fc.integer({ min: 1, max: 10 }), (all, reweighing, shown) => {
        const known = new Set([...all.slice(0, shown), ...findContenders(all, shown)])
        const best = reweighRows(all, 'driver', reweighing).slice(0, shown)
        expect(best.filter(({ row }) => !known.has(row)).map(({ row }) => row.rank)).toEqual([])
        expect(reweighRows([...known], 'driver', reweighing).slice(0, shown)).toEqual(best)
      }),
      { numRuns: 2000 },
    )
  })
})

function scoreOf([shelf, points, skill]: Parts): number {
  return weighParts({ shelf, points, skill }, partWeights.driver)
}

function rankParts(parts: Parts, index: number): RankedItem {
  const [shelf, points, skill, shelfAtLevelOne] = parts
  const score = scoreOf(parts)
  return makeRankedItem(`item-${index}`, index + 1, {
    kind: 'driver',
    score,
    tier: tierOf(score, 'driver', 'day'),
    parts: { shelf, points, skill },
    levelOne: [shelfAtLevelOne, 0, 0, 0],
  })
}
