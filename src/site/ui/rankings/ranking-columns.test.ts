import { expect, test } from 'vitest'
import { listRankingColumns, measureScoreBar } from './ranking-columns.tsx'

test.each([
  ['the whole game', true, ['rank', 'name', 'tier', 'score', 'all', 'cups', 'tours']],
  ['a week without courses, which is ranked like it', false, ['rank', 'name', 'score', 'all']],
])('the columns of %s', (_, hasAppearances, ids) => {
  const frame = { isAtLevelOne: false, isEstimated: true, plain: 0, best: 2000 }
  const columns = listRankingColumns({ of: 'game', courseCount: null, hasAppearances, ...frame })
  expect(columns.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['the best', 60_000, '100%'],
  ['one halfway', 50_000, '50%'],
  ['the plain item', 40_000, '0%'],
  ['one below it', 30_000, '0%'],
])('the bar of %s', (_, score, share) => {
  expect(measureScoreBar(score, 40_000, 60_000)).toEqual({ '--share': share })
})

test('where all bring what the plain item does, all bars are full', () => {
  expect(measureScoreBar(40_000, 40_000, 40_000)).toEqual({ '--share': '100%' })
})
