import { expect, test } from 'vitest'
import { partWeights } from '#rankings/formula.ts'
import { measureScoreBar } from './score-bar.ts'

test.each([
  ['a driver at its best', { coverage: 100, points: 100, skill: 100 }, partWeights.driver, ['65%', '80%', '100%']],
  ['a driver of middling skill', { coverage: 50, points: 80, skill: 50 }, partWeights.driver, ['33%', '45%', '55%']],
  [
    'a driver whose skill is not known',
    { coverage: 80, points: 100, skill: null },
    partWeights.driver,
    ['65%', '84%', '84%'],
  ],
  [
    'a kart, which has no skill part',
    { coverage: 100, points: 80, skill: null },
    partWeights.kart,
    ['80%', '96%', '96%'],
  ],
  ['nothing', { coverage: 0, points: 0, skill: null }, partWeights.kart, ['0%', '0%', '0%']],
  [
    'what is not weighed at all',
    { coverage: 50, points: 50, skill: 50 },
    { coverage: 0, points: 0, skill: 0 },
    ['0%', '0%', '0%'],
  ],
])('the segments of %s end at its score', (_, parts, weights, ends) => {
  expect(Object.values(measureScoreBar(parts, weights))).toEqual(ends)
})
