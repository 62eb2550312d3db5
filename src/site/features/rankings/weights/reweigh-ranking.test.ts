import { expect, test } from 'vitest'
import type { WeighableItem } from '#pages/ranking/list-weighable-rows.ts'
import { noReweighing, type Reweighing } from '#rankings/reweighing.ts'
import { reweighRanking } from './reweigh-ranking.ts'

/** A kart by its rank, shelf part, points, and shelf part at level 1. */
function kart(rank: number, shelf: number, points: number, atLevelOne: number, isKnown = true): WeighableItem {
  const id = `kart-${rank}`
  const whole = {
    rank,
    item: { kind: 'kart', id, name: id, rarity: 'super' },
    score: shelf * 0.85 + points * 0.15,
    tier: 'A',
    parts: { shelf, points, skill: null },
    levelOne: [atLevelOne, 1, 2, 3],
    top: { cup: 4, tour: 5, all: 6 },
    shelves: [1, 6, 0, null],
    here: [4, 2, 3],
    isNew: false,
    movement: 7,
    gained: null,
  } as const
  return { ...whole, row: isKnown ? whole : null }
}

const karts = [kart(1, 100, 80, 20), kart(2, 80, 88, 100), kart(3, 60, 100, 50), kart(4, 10, 80, 10, false)]
const onlyPoints: Reweighing = { ...noReweighing, weights: { shelf: 0, points: 50 } }

test('rows take their new order, and have moved relative to the old one', () => {
  const { rows, rest } = reweighRanking(karts, 'kart', onlyPoints, 3, 'day')
  expect(rows.map(({ item, rank, movement, score }) => [item.id, rank, movement, score])).toEqual([
    ['kart-3', 1, 2, 100],
    ['kart-2', 2, 0, 88],
    ['kart-1', 3, -2, 80],
  ])
  expect(rest).toEqual([{ id: 'kart-4', name: 'kart-4', score: 80 }])
})

test('on a day without a known ranked cup, the tiers are those of the whole game', () => {
  const cupless = karts.map((item) => ({ ...item, row: item.row && { ...item.row, top: { cup: 0, tour: 0, all: 6 } } }))
  expect(tiersOf(karts)).toEqual(['S', 'S', 'S'])
  expect(tiersOf(cupless)).toEqual(['S', 'A', 'A'])
})

function tiersOf(items: readonly WeighableItem[]) {
  return reweighRanking(items, 'kart', onlyPoints, 3, 'day').rows.map(({ tier }) => tier)
}

test('below the rows, too, an item is short whose shelves are not all known', () => {
  const items = [...karts.slice(0, 3), { ...karts[3]!, isShort: true } as const]
  const { rest } = reweighRanking(items, 'kart', onlyPoints, 3, 'day')
  expect(rest).toEqual([{ id: 'kart-4', name: 'kart-4', score: 80, isShort: true }])
})

test('rows say the weights that made their score', () => {
  expect(reweighRanking(karts, 'kart', onlyPoints, 1, 'day').rows[0]?.weights).toEqual({
    shelf: 0,
    points: 100,
    skill: 0,
  })
})

test('at level 1 they show the shelves and the shelf part of level 1', () => {
  const { rows } = reweighRanking(karts, 'kart', { ...noReweighing, levelOne: true }, 3, 'tour')
  expect(rows.map(({ item, parts }) => [item.id, parts.shelf])).toEqual([
    ['kart-2', 100],
    ['kart-3', 50],
    ['kart-1', 20],
  ])
  expect(rows[0]).toMatchObject({
    top: { cup: 1, tour: 2, all: 3 },
    shelves: [1, 0, 0, null],
    here: [3, 3, 3],
  })
})

test('at level 1, a row still knows its top shelves at the cap', () => {
  const [best] = reweighRanking(karts, 'kart', { ...noReweighing, levelOne: true }, 3, 'day').rows
  expect([best?.top, best?.topAtCap]).toEqual([
    { cup: 1, tour: 2, all: 3 },
    { cup: 4, tour: 5, all: 6 },
  ])
})
