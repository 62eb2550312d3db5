import { describe, expect, it } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { factsOnlyWeights, partWeights, tierCuts, type PartWeights } from './formula.ts'
import { scalePoints, scaleSkill, scaleToBest, tierOf, weighParts } from './score-parts.ts'
import type { ScoreParts } from './ranking.ts'

describe('the parts', () => {
  it('bring shelves to 100 of the best', () => {
    expect([...scaleToBest(new Float64Array([12.5, 50, 0]))]).toEqual([25, 100, 0])
  })

  it('give the best exactly 100, whatever its shelves are worth', () => {
    expect(scaleToBest(new Float64Array([Math.SQRT1_2 + 1 / Math.sqrt(3)]))[0]).toBe(100)
  })

  it('give nobody anything where nobody has a shelf', () => {
    expect([...scaleToBest(new Float64Array(2))]).toEqual([0, 0])
  })

  it.each([
    ['driver', [80, 90, 100]],
    ['kart', [80, 88, 100]],
    ['glider', [80, 88, 100]],
  ] as const)('give a %s the points of its rarity', (kind, points) => {
    expect((['normal', 'super', 'high-end'] as const).map((rarity) => scalePoints(kind, rarity))).toEqual(points)
  })

  it.each([
    [10, 100],
    [4, 40],
    [0, 0],
    [null, null],
  ])('make of a skill of strength %j a part of %j', (strength, part) => {
    expect(scaleSkill(strength)).toBe(part)
  })
})

describe('weighParts', () => {
  const cases: [string, ScoreParts, PartWeights, number][] = [
    ['a driver: 70% + 10% + 20%', { shelf: 40, points: 80, skill: 50 }, partWeights.driver, 28 + 8 + 10],
    ['a kart: 85% + 15%', { shelf: 40, points: 80, skill: null }, partWeights.kart, 34 + 12],
    ['a glider: 85% + 15%', { shelf: 40, points: 80, skill: null }, partWeights.glider, 34 + 12],
    ['a driver, facts only', { shelf: 40, points: 80, skill: 50 }, factsOnlyWeights, 34 + 12],
    ['a driver of unknown skill: 70 to 10', { shelf: 40, points: 80, skill: null }, partWeights.driver, 45],
    ['a skill of no strength counts', { shelf: 40, points: 80, skill: 0 }, partWeights.driver, 28 + 8],
    ['weights of any sum', { shelf: 40, points: 80, skill: 50 }, { shelf: 1, points: 3, skill: 4 }, 60],
    ['no weight left', { shelf: 40, points: 80, skill: null }, { shelf: 0, points: 0, skill: 9 }, 0],
  ]
  it.each(cases)('%s', (_, parts, weights, score) => {
    expect(weighParts(parts, weights)).toBeCloseTo(score, 12)
  })
})

describe('tierOf', () => {
  it.each(itemKinds.flatMap((kind) => (['day', 'game'] as const).map((subject) => [kind, subject] as const)))(
    'a %s of a %s reaches a tier from its cut on',
    (kind, subject) => {
      const [s, a, b, c] = tierCuts[subject][kind]
      const scores = [100, s, s - 0.001, a, a - 0.001, b, b - 0.001, c, c - 0.001, 0]
      expect(scores.map((score) => tierOf(score, kind, subject)).join('')).toBe('SSAABBCCDD')
    },
  )
})
