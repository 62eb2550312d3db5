import { expect, test } from 'vitest'
import { measureScoreBar } from './score-bar.ts'

test.each([
  ['a driver at its best', { coverage: 100, points: 100, skill: 100 }, ['65%', '80%', '100%']],
  ['a driver of middling skill', { coverage: 50, points: 80, skill: 50 }, ['33%', '45%', '55%']],
  ['a kart, which has no skill part', { coverage: 100, points: 80, skill: null }, ['80%', '96%', '96%']],
  ['nothing', { coverage: 0, points: 0, skill: null }, ['0%', '0%', '0%']],
])('the segments of %s end at its score', (_, parts, ends) => {
  expect(Object.values(measureScoreBar(parts))).toEqual(ends)
})
