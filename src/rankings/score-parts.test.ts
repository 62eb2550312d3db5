import { describe, expect, it } from 'vitest'
import { factsOnlyWeights, partWeights, type PartWeights } from './formula.ts'
import { scaleParts, tierOf, weighParts, type RawParts } from './score-parts.ts'
import type { ScoreParts } from './ranking.ts'

describe('scaleParts', () => {
  it('brings coverage and points to 100 of the best, and skill to 100 of its scale', () => {
    const items: RawParts[] = [
      { coverage: 12.5, basePoints: 400, skillStrength: 10 },
      { coverage: 50, basePoints: 500, skillStrength: 4 },
      { coverage: 0, basePoints: 450, skillStrength: null },
    ]
    expect(scaleParts(items)).toEqual([
      { coverage: 25, points: 80, skill: 100 },
      { coverage: 100, points: 100, skill: 40 },
      { coverage: 0, points: 90, skill: null },
    ])
  })

  it('gives the best exactly 100, whatever its coverage', () => {
    const [best] = scaleParts([{ coverage: Math.SQRT1_2 + 1 / Math.sqrt(3), basePoints: 250, skillStrength: null }])
    expect(best).toEqual({ coverage: 100, points: 100, skill: null })
  })

  it('gives nobody coverage where nobody has a shelf', () => {
    expect(scaleParts([{ coverage: 0, basePoints: 200, skillStrength: null }])[0]).toEqual({
      coverage: 0,
      points: 100,
      skill: null,
    })
    expect(scaleParts([])).toEqual([])
  })
})

describe('weighParts', () => {
  const cases: [string, ScoreParts, PartWeights, number][] = [
    ['a driver: 65 % + 15 % + 20 %', { coverage: 40, points: 80, skill: 50 }, partWeights.driver, 26 + 12 + 10],
    ['a kart: 80 % + 20 %', { coverage: 40, points: 80, skill: null }, partWeights.kart, 32 + 16],
    ['a glider: 80 % + 20 %', { coverage: 40, points: 80, skill: null }, partWeights.glider, 32 + 16],
    ['a driver, facts only', { coverage: 40, points: 80, skill: 50 }, factsOnlyWeights, 32 + 16],
    ['a driver of unknown skill: 65 to 15', { coverage: 40, points: 80, skill: null }, partWeights.driver, 47.5],
    ['a skill of no strength counts', { coverage: 40, points: 80, skill: 0 }, partWeights.driver, 26 + 12],
    ['weights of any sum', { coverage: 40, points: 80, skill: 50 }, { coverage: 1, points: 3, skill: 4 }, 60],
    ['no weight left', { coverage: 40, points: 80, skill: null }, { coverage: 0, points: 0, skill: 9 }, 0],
  ]
  it.each(cases)('%s', (_, parts, weights, score) => {
    expect(weighParts(parts, weights)).toBeCloseTo(score, 12)
  })
})

describe('tierOf', () => {
  it.each([
    [100, 'S'],
    [85, 'S'],
    [84.999, 'A'],
    [70, 'A'],
    [69.999, 'B'],
    [55, 'B'],
    [54.999, 'C'],
    [40, 'C'],
    [39.999, 'D'],
    [0, 'D'],
  ] as const)('%d is %s', (score, tier) => {
    expect(tierOf(score)).toBe(tier)
  })
})
