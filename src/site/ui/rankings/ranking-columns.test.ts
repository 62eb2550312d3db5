import { expect, test } from 'vitest'
import { listRankingColumns } from './ranking-columns.tsx'

test.each([
  ['the whole game', true, ['rank', 'name', 'tier', 'score', 'all', 'cups', 'tours']],
  ['a week without courses, which is ranked like it', false, ['rank', 'name', 'score', 'all']],
])('the columns of %s', (_, hasAppearances, ids) => {
  const columns = listRankingColumns({ of: 'game', courseCount: null, hasAppearances, isWeighed: false })
  expect(columns.map(({ id }) => id)).toEqual(ids)
})
