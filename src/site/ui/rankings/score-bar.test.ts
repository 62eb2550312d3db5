import { expect, test } from 'vitest'
import { partWeights } from '#rankings/formula.ts'
import { measureScoreBar } from './score-bar.ts'

test.each([
  ['a driver at its best', { shelf: 100, points: 100, skill: 100 }, partWeights.driver, ['70%', '80%', '100%']],
  ['a driver of middling skill', { shelf: 50, points: 80, skill: 50 }, partWeights.driver, ['35%', '43%', '53%']],
  [
    'a driver whose skill is not known',
    { shelf: 80, points: 100, skill: null },
    partWeights.driver,
    ['70%', '83%', '83%'],
  ],
  ['a kart, which has no skill part', { shelf: 100, points: 80, skill: null }, partWeights.kart, ['85%', '97%', '97%']],
  ['nothing', { shelf: 0, points: 0, skill: null }, partWeights.kart, ['0%', '0%', '0%']],
  [
    'what is not weighed at all',
    { shelf: 50, points: 50, skill: 50 },
    { shelf: 0, points: 0, skill: 0 },
    ['0%', '0%', '0%'],
  ],
])('the segments of %s end at its score', (_, parts, weights, ends) => {
  expect(Object.values(measureScoreBar(parts, weights))).toEqual(ends)
})
