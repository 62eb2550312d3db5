import { expect, test } from 'vitest'
import { buildRankingRow } from '../source/build-ranking-row.ts'
import { compactRow, expandRow } from './compact-row.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const { references, rankings } = buildSmallSource()

test.each(['driver', 'kart', 'glider'] as const)('every %s row comes back as it was', (kind) => {
  const rows = rankings.days
    .map((date) => rankings.rankingOn(date).kinds[kind])
    .flatMap((ranking) => ranking.standings.map((standing) => buildRankingRow(references, standing, ranking)))
  expect(rows.map((row) => expandRow(compactRow(row), kind))).toEqual(rows)
})
