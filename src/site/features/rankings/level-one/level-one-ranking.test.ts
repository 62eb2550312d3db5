import { expect, test } from 'vitest'
import { compactContender, expandRow } from '#pages/data/compact-row.ts'
import type { RankingRow, RestEntry } from '#pages/data/ranking-views.ts'
import { rankAtLevelOne } from './level-one-ranking.tsx'

function makeRow(id: string, rank: number, score: number, atLevelOne: number): RankingRow {
  return {
    rank,
    item: { kind: 'kart', id, name: id.toUpperCase(), rarity: 'super' },
    score,
    tier: 'A',
    parts: { position: 6000, base: 0, actions: 0, combo: 0, skills: 0, levelBoost: score - 6000 },
    top: { cup: 2, tour: 9, all: 56 },
    shelves: [6, 'boosted-top', 0],
    isNew: false,
    movement: 3,
    gained: [0, 0, 0],
    levelOne: [atLevelOne, 1, 4, 20],
    here: [9, 4, 6],
  }
}

const rest: RestEntry[] = [
  { id: 'c', name: 'C', rarity: 'super', score: 40_000, scoreAtLevelOne: 15_500 },
  { id: 'd', name: 'D', rarity: 'super', score: 39_000, scoreAtLevelOne: 17_000 },
]
const ranking = {
  itemKind: 'kart' as const,
  rows: [makeRow('a', 1, 60_000, 15_000), makeRow('b', 2, 50_000, 16_000)],
  contenders: [compactContender(makeRow('d', 4, 39_000, 17_000))],
}

test('orders the rows and those who would be among them, and counts the ranks that they move', () => {
  const { rows } = rankAtLevelOne(ranking)
  expect(rows.map(({ item, rank, score, movement, tier }) => [item.id, rank, score, movement, tier])).toEqual([
    ['d', 1, 17_000, 3, null],
    ['b', 2, 16_000, 0, null],
  ])
})

test('shows shelves and top shelves as they are at level 1', () => {
  const [, row] = rankAtLevelOne(ranking).rows
  expect(row).toMatchObject({
    shelves: [0, 'boosted-top', 0],
    top: { cup: 1, tour: 4, all: 20 },
    topAtCap: { cup: 2, tour: 9, all: 56 },
    here: [6, 7, 6],
  })
})

test('names all others in their order, where the page does', () => {
  expect(rankAtLevelOne(ranking).rest).toEqual([])
  expect(rankAtLevelOne({ ...ranking, rest }).rest.map(({ id, score }) => [id, score])).toEqual([
    ['c', 15_500],
    ['a', 15_000],
  ])
})

test('a row is the same after its way through the page', () => {
  const row = makeRow('a', 1, 60_000, 15_000)
  expect(expandRow(compactContender(row), 'kart')).toEqual({ ...row, movement: null, gained: null })
})
