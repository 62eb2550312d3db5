import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reweighRows, type WeighableRow } from './reweigh-rows.ts'
import { noReweighing, type Reweighing } from './reweighing.ts'
import { tierOf } from './score-parts.ts'

interface NamedRow extends WeighableRow {
  readonly id: string
}

function row(
  id: string,
  rank: number,
  [shelf, points, skill, atLevelOne]: [number, number, number | null, number],
): NamedRow {
  const score = Math.max(60 - rank, 0)
  return {
    id,
    rank,
    score,
    tier: tierOf(score, 'driver', 'day'),
    parts: { shelf, points, skill },
    levelOne: [atLevelOne],
  }
}

const rows = [
  row('wide', 1, [100, 80, 50, 20]),
  row('strong', 2, [60, 90, 100, 60]),
  row('unknown', 3, [60, 100, null, 100]),
  row('twin', 4, [60, 90, 100, 60]),
]

describe('reweighRows', () => {
  it.each<[string, Partial<Reweighing>, [string, number][]]>([
    [
      'nothing changed',
      {},
      [
        ['wide', 59],
        ['strong', 58],
        ['unknown', 57],
        ['twin', 56],
      ],
    ],
    [
      'points alone',
      { weights: { shelf: 0, points: 1, skill: 0 } },
      [
        ['unknown', 100],
        ['strong', 90],
        ['twin', 90],
        ['wide', 80],
      ],
    ],
    [
      'skill alone: an unknown one has nothing to show',
      { weights: { shelf: 0, points: 0, skill: 9 } },
      [
        ['strong', 100],
        ['twin', 100],
        ['wide', 50],
        ['unknown', 0],
      ],
    ],
    [
      'half points, half skill',
      { weights: { shelf: 0, points: 50, skill: 50 } },
      [
        ['unknown', 100],
        ['strong', 95],
        ['twin', 95],
        ['wide', 65],
      ],
    ],
    [
      'facts only',
      { factsOnly: true },
      [
        ['wide', 97],
        ['unknown', 66],
        ['strong', 64.5],
        ['twin', 64.5],
      ],
    ],
    [
      'level 1',
      { levelOne: true },
      [
        ['unknown', 100],
        ['strong', 71],
        ['twin', 71],
        ['wide', 32],
      ],
    ],
    [
      'level 1, facts only',
      { levelOne: true, factsOnly: true },
      [
        ['unknown', 100],
        ['strong', 64.5],
        ['twin', 64.5],
        ['wide', 29],
      ],
    ],
    [
      'all zero',
      { weights: { shelf: 0, points: 0, skill: 0 } },
      [
        ['wide', 59],
        ['strong', 58],
        ['unknown', 57],
        ['twin', 56],
      ],
    ],
  ])('%s', (_, change, expected) => {
    const reweighed = reweighRows(rows, 'driver', { ...noReweighing, ...change })
    expect(reweighed.map((each) => each.row.id)).toEqual(expected.map(([id]) => id))
    reweighed.forEach(({ rank, score, tier }, index) => {
      expect(rank).toBe(index + 1)
      expect(score).toBeCloseTo(expected[index]![1], 9)
      expect(tier).toBe(tierOf(score, 'driver', 'day'))
    })
  })

  it('keeps the given score and tier, which know more digits, as long as nothing changes', () => {
    const given: NamedRow = { ...row('a', 1, [84.99, 85, 85, 0]), score: 85, tier: 'A' }
    expect(reweighRows([given], 'driver', noReweighing)).toEqual([{ row: given, rank: 1, score: 85, tier: 'A' }])
  })
})

describe('tiers', () => {
  const given = [row('a', 1, [50, 80, 0, 0]), { ...row('b', 2, [50, 80, 0, 0]), tier: null }]
  const onlyShelf: Reweighing = { ...noReweighing, weights: { shelf: 1, points: 0, skill: 0 } }

  it('follow the cuts of the subject', () => {
    expect(reweighRows(given, 'driver', onlyShelf, 'day')[0]?.tier).toBe(tierOf(50, 'driver', 'day'))
    expect(reweighRows(given, 'driver', onlyShelf, 'game')[0]?.tier).toBe(tierOf(50, 'driver', 'game'))
    expect(tierOf(50, 'driver', 'day')).not.toBe(tierOf(50, 'driver', 'game'))
  })

  it('are not made up for rows without one', () => {
    expect(reweighRows(given, 'driver', onlyShelf)[1]?.tier).toBe(null)
  })
})

describe('340 rows', () => {
  const part = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
  const parts = fc.tuple(part, part, fc.option(part), part)
  const tables = fc
    .array(parts, { minLength: 340, maxLength: 340 })
    .map((all) => all.map((each, index) => row(`item-${index}`, index + 1, each)))
  const weights = fc.record({ shelf: part, points: part, skill: part })

  it("keep their order with the formula's own weights, in whatever order they come", () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 1, max: 9 }), (table, unit) => {
        const own = { shelf: 70 * unit, points: 10 * unit, skill: 20 * unit }
        const reweighed = reweighRows(table.toReversed(), 'driver', { ...noReweighing, weights: own })
        expect(reweighed.map((each) => each.row)).toEqual(table)
      }),
      { numRuns: 20 },
    )
  })

  it('occur once each, with scores falling from at most 100 to at least 0, whatever the weights', () => {
    fc.assert(
      fc.property(tables, weights, fc.boolean(), fc.boolean(), (table, chosen, levelOne, factsOnly) => {
        const reweighed = reweighRows(table, 'driver', { weights: chosen, levelOne, factsOnly })
        expect(new Set(reweighed.map((each) => each.row.id)).size).toBe(340)
        const scores = reweighed.map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        expect(Math.max(...scores)).toBeLessThan(100 + 1e-9)
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 20 },
    )
  })
})
