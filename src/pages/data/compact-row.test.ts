import { expect, test } from 'vitest'
import { buildRankingRow } from '../source/rankings/build-ranking-row.ts'
import { compactContender, compactRestEntry, compactRow, expandRestEntry, expandRow } from './compact-row.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const { references, rankings } = buildSmallSource()

test.each(['driver', 'kart', 'glider'] as const)('every %s row survives the round trip', (kind) => {
  const rows = rankings.days
    .map((date) => rankings.rankingOn(date).kinds[kind])
    .flatMap((ranking) => ranking.ranked.map((item) => buildRankingRow(references, item, ranking)))
  expect(rows.map((row) => expandRow(compactRow(row), kind))).toEqual(rows)
  for (const row of rows) {
    expect(expandRow(compactContender(row), kind)).toEqual({ ...row, movement: null, gained: null })
  }
})

test('what only some pages say survives, too', () => {
  const [ranked] = rankings.rankingOn('2019-10-17').kinds.kart.ranked
  const row = { ...buildRankingRow(references, ranked!, null), appearances: { rankedCups: 1, tours: 2 }, overlap: 1.5 }
  expect(expandRow(compactRow(row), 'kart')).toEqual(row)
  const skill = { id: 'fire-flower', name: 'Fire Flower' }
  for (const said of [skill, null]) {
    expect(expandRow(compactRow({ ...row, skill: said }), 'kart')).toEqual({ ...row, skill: said })
  }
})

test('items after the rows survive with what they bring at level 1', () => {
  const [ranked] = rankings.rankingOn('2019-10-17').kinds.driver.ranked
  const row = buildRankingRow(references, ranked!, null)
  const { item, score, levelOne } = row
  const { id, name, rarity } = item
  const entry = { id, name, rarity, score, scoreAtLevelOne: levelOne[0] }
  expect(expandRestEntry(compactRestEntry(row), 'driver')).toEqual(entry)
  const short = compactRestEntry({ ...row, knownTops: { known: 1, of: 3 } })
  expect(expandRestEntry(short, 'driver')).toEqual({ ...entry, isShort: true })
})
