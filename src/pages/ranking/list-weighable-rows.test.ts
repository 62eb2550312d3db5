import { expect, test } from 'vitest'
import { compactContender } from '../data/compact-row.ts'
import { listWeighableRows } from './list-weighable-rows.ts'
import type { RankingRow, RestEntry } from '../data/ranking-views.ts'

function row(rank: number): RankingRow {
  const counts = { cup: 0, tour: 1, all: 2 }
  return {
    rank,
    item: { kind: 'kart', id: `k${rank}`, name: `Kart ${rank}`, rarity: 'super' },
    score: 100 - rank,
    tier: 'S',
    parts: { shelf: 99, points: 88, skill: null },
    top: counts,
    shelves: [1, 0, null],
    isNew: false,
    movement: 3,
    gained: [0, 0, 1],
    levelOne: [50, 0, 1, 1],
  }
}

function rest(rank: number): RestEntry {
  return { id: `k${rank}`, name: `Kart ${rank}`, score: 60 - rank, rarity: 'super', weigh: [40, 88, null, 30] }
}

test('rows and contenders are complete, others have only what weighing needs, all in rank order', () => {
  const page = {
    itemKind: 'kart',
    rows: [row(1), row(2)],
    contenders: [compactContender(row(4))],
    rest: [rest(3), rest(4)],
  } as const
  const items = listWeighableRows(page)
  expect(items.map(({ rank, item, row: full }) => [rank, item.id, full])).toEqual([
    [1, 'k1', row(1)],
    [2, 'k2', row(2)],
    [3, 'k3', null],
    [4, 'k4', { ...row(4), score: 97.35, movement: null, gained: null }],
  ])
  expect(items[2]).toEqual({
    rank: 3,
    item: { kind: 'kart', id: 'k3', name: 'Kart 3', rarity: 'super' },
    score: 57,
    tier: null,
    parts: { shelf: 40, points: 88, skill: null },
    levelOne: [30],
    row: null,
  })
})

test('who is short stays so', () => {
  const items = listWeighableRows({
    itemKind: 'kart',
    rows: [row(1), { ...row(2), knownTops: { known: 1, of: 3 } }],
    contenders: [],
    rest: [{ ...rest(3), isShort: true }, rest(4)],
  })
  expect(items.map(({ isShort = false }) => isShort)).toEqual([false, true, true, false])
})

test('a day names nobody else', () => {
  const ranks = listWeighableRows({ itemKind: 'kart', rows: [row(1)], contenders: [compactContender(row(7))] })
  expect(ranks.map(({ rank }) => rank)).toEqual([1, 7])
})
