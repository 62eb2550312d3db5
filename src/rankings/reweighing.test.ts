import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { partWeights, type PartWeights } from './formula.ts'
import {
  formatReweighing,
  isFormulasOwn,
  noReweighing,
  parseReweighing,
  resolveWeights,
  type Reweighing,
} from './reweighing.ts'

describe('resolveWeights', () => {
  it.each<[string, ItemKind, Partial<Reweighing>, number[]]>([
    ['nothing changed', 'driver', {}, [70, 10, 20]],
    ['nothing changed', 'kart', {}, [85, 15, 0]],
    ['other weights that add up to 100', 'driver', { weights: { shelf: 50, points: 20, skill: 30 } }, [50, 20, 30]],
    ['weights in another unit', 'driver', { weights: { shelf: 2, points: 1, skill: 1 } }, [50, 25, 25]],
    ['one weight, the others as they were', 'driver', { weights: { skill: 120 } }, [35, 5, 60]],
    ['a skill where there is none', 'kart', { weights: { shelf: 30, points: 10, skill: 60 } }, [75, 25, 0]],
    ['one part alone', 'driver', { weights: { shelf: 0, points: 0, skill: 7 } }, [0, 0, 100]],
    ['all zero', 'driver', { weights: { shelf: 0, points: 0, skill: 0 } }, [70, 10, 20]],
    ['all zero that count', 'glider', { weights: { shelf: 0, points: 0, skill: 50 } }, [85, 15, 0]],
    ['all zero, facts only', 'driver', { weights: { shelf: 0, points: 0, skill: 50 }, factsOnly: true }, [85, 15, 0]],
    ['facts only', 'driver', { factsOnly: true }, [85, 15, 0]],
    ['facts only and other weights', 'driver', { weights: { shelf: 45, skill: 50 }, factsOnly: true }, [75, 25, 0]],
    ['weights beyond adding up', 'kart', { weights: { shelf: 1.5e308, points: 0.5e308 } }, [75, 25, 0]],
  ])('%s, %s', (_, kind, change, percents) => {
    const { shelf, points, skill } = resolveWeights(kind, { ...noReweighing, ...change })
    const resolved = [shelf, points, skill]
    resolved.forEach((percent, index) => expect(percent).toBeCloseTo(percents[index]!, 9))
  })
})

describe('isFormulasOwn', () => {
  it.each<[string, ItemKind, Partial<Reweighing>, boolean]>([
    ['nothing changed', 'driver', {}, true],
    ['the same proportions', 'driver', { weights: { shelf: 7, points: 1, skill: 2 } }, true],
    ['another proportion', 'driver', { weights: { shelf: 66 } }, false],
    ['a skill where there is none', 'kart', { weights: { skill: 66 } }, true],
    ['level 1', 'driver', { levelOne: true }, false],
    ['facts only, of drivers', 'driver', { factsOnly: true }, false],
    ['facts only, of what has no skill', 'glider', { factsOnly: true }, true],
  ])('%s', (_, kind, change, expected) => {
    expect(isFormulasOwn(kind, { ...noReweighing, ...change })).toBe(expected)
  })
})

describe('the query', () => {
  it.each<[string, Partial<Reweighing>]>([
    ['', {}],
    ['?', {}],
    [
      '?coverage=50&points=20&skill=30&level=1&facts=1',
      {
        weights: { shelf: 50, points: 20, skill: 30 },
        levelOne: true,
        factsOnly: true,
      },
    ],
    ['coverage=12.5', { weights: { shelf: 12.5 } }],
    ['?coverage=0&other=1', { weights: { shelf: 0 } }],
    ['?coverage=-1&points=&skill=101', {}],
    ['?coverage=1e1&points=NaN&skill=%2B5', {}],
    ['?coverage=Infinity&points=0x10&skill=12 3', {}],
    ['?level=8&facts=yes', {}],
    ['?coverage=10&coverage=20', { weights: { shelf: 10 } }],
  ])('%s', (query, change) => {
    expect(parseReweighing(query)).toEqual({ ...noReweighing, ...change })
  })

  it.each<[string, ItemKind[], Partial<Reweighing>, string]>([
    ['nothing', ['driver'], {}, ''],
    ["the formula's own weights", ['driver'], { weights: partWeights.driver }, ''],
    ["the formula's own of each kind", ['kart', 'glider'], { weights: partWeights.kart }, ''],
    ['what is not the own of all', ['driver', 'kart'], { weights: partWeights.driver }, '?coverage=70&points=10'],
    [
      'everything',
      ['driver'],
      { weights: { shelf: 50, points: 15, skill: 30 }, levelOne: true, factsOnly: true },
      '?coverage=50&skill=30&level=1&facts=1',
    ],
    ['a fraction', ['kart'], { weights: { shelf: 12.5 } }, '?coverage=12.5'],
  ])('for %s', (_, kinds, change, query) => {
    expect(formatReweighing({ ...noReweighing, ...change }, kinds)).toBe(query)
  })

  it('round-trips to the same weights', () => {
    const weight = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined })
    const weights = fc
      .record({ shelf: weight, points: weight, skill: weight })
      .map(
        (all) =>
          Object.fromEntries(Object.entries(all).filter(([, each]) => each !== undefined)) as Partial<PartWeights>,
      )
    const reweighings = fc.record({ weights, levelOne: fc.boolean(), factsOnly: fc.boolean() })
    fc.assert(
      fc.property(reweighings, (reweighing) => {
        const back = parseReweighing(formatReweighing(reweighing, itemKinds))
        expect([back.levelOne, back.factsOnly]).toEqual([reweighing.levelOne, reweighing.factsOnly])
        for (const kind of itemKinds) expect(resolveWeights(kind, back)).toEqual(resolveWeights(kind, reweighing))
      }),
    )
  })
})
