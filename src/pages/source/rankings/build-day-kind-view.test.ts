import { describe, expect, test } from 'vitest'
import type { Item } from '#catalogue/entities.ts'
import type { KindRanking, RankedItem } from '#rankings/ranking.ts'
import { makeRankedItem } from '#rankings/testing/make-ranked-item.ts'
import { expandDayKind } from '../../data/compact-row.ts'
import { buildDayKindView } from './build-day-kind-view.ts'
import { buildReferences } from '../references/build-references.ts'
import { smallCatalogue } from '../../testing/small-catalogue.ts'

const parts = { position: 6000, base: 3220, actions: 4000.3, combo: 3000.4, skills: 80, levelBoost: 13_699.7 }

/** A ranking of as many items as there are movements; `null` came new, except for the item whose debut is not known. */
function view(movements: readonly (number | null)[], { unknownDebut = '', short = '' } = {}) {
  const items = movements.map((_, index): Item => ({
    ...smallCatalogue.itemById.get('pipe-frame')!,
    id: `k${index + 1}`,
  }))
  const references = buildReferences({ ...smallCatalogue, itemById: new Map(items.map((item) => [item.id, item])) })
  const ranked = items.map(({ id }, index): RankedItem => {
    const counts = { cup: 0, tour: 0, all: 1 }
    return makeRankedItem(id, index + 1, {
      score: 30_000.4,
      knownTops: id === short ? { known: 1, of: 3 } : null,
      isNew: movements[index] === null && id !== unknownDebut,
      parts,
      top: counts,
      shelves: [{ shelf: 'top', level: 6 }, { shelf: 'middle', level: 1 }, null],
      levelOne: [15_000.6, 0, 0, 1],
    })
  })
  const ranking: KindRanking = {
    ranked,
    plain: { score: 20_000.2, parts, levelOne: 9000 },
    tourCourses: 43,
    unchangedSince: '2019-10-01',
    movement: movements,
    gained: movements.map((movement, index) => (movement === null ? null : [0, 0, index])),
    causes: [
      { of: 'tour', tourNumber: 2 },
      { of: 'debut', count: 1 },
    ],
  }
  return expandDayKind(buildDayKindView(references, 'kart', ranking))
}

describe('movers', () => {
  test('the five that moved most, equal moves in rank order, without those that stayed', () => {
    const { risers, fallers } = view([1, 0, 9, -1, 2, 2, 7, 3, -4, -4])
    expect(risers.map(({ item, movement }) => [item.id, movement])).toEqual([
      ['k3', 9],
      ['k7', 7],
      ['k8', 3],
      ['k5', 2],
      ['k6', 2],
    ])
    expect(fallers.map(({ item, movement }) => [item.id, movement])).toEqual([
      ['k9', -4],
      ['k10', -4],
      ['k4', -1],
    ])
  })

  test('each with the reason for its move', () => {
    const { risers, fallers } = view([1, 9, -1])
    expect(risers.map(({ item, reason }) => [item.id, reason])).toEqual([
      ['k2', ['game', 1]],
      ['k1', 'same'],
    ])
    expect(fallers.map(({ reason }) => reason)).toEqual(['others'])
  })

  test('newcomers are the best five that had no rank before', () => {
    const { newcomers } = view([0, null, null, 0, null, null, null, null])
    expect(newcomers.map(({ item, rank }) => [item.id, rank])).toEqual([
      ['k2', 2],
      ['k3', 3],
      ['k5', 5],
      ['k6', 6],
      ['k7', 7],
    ])
  })

  test('a newcomer whose shelves are not all known says so', () => {
    const { newcomers } = view([0, null, null], { short: 'k2' })
    expect(newcomers.map(({ item, isShort = false }) => [item.id, isShort])).toEqual([
      ['k2', true],
      ['k3', false],
    ])
  })

  test('an item whose debut is not on record is no newcomer', () => {
    const { newcomers } = view([0, null, null], { unknownDebut: 'k2' })
    expect(newcomers.map(({ item }) => item.id)).toEqual(['k3'])
  })

  test('nothing is new in the very first ranking', () => {
    expect(view([null, null])).toMatchObject({ risers: [], fallers: [], newcomers: [] })
  })
})

test('the 25 best of all, in whole points that add up', () => {
  const { rows, itemCount, unchangedSince } = view(Array.from({ length: 30 }, () => 0))
  expect([rows.length, itemCount, unchangedSince]).toEqual([25, 30, '2019-10-01'])
  expect(rows[24]).toMatchObject({ rank: 25, score: 30_000, parts: { combo: 3000, levelBoost: 13_700 } })
})

test('what has changed: causes with their tour named, top shelves gained', () => {
  const { causes, rows } = view([0, 1, null])
  expect(causes).toEqual([
    { of: 'tour', tour: { id: 'tokyo-tour', number: 2, name: 'Tokyo Tour' } },
    { of: 'debut', count: 1 },
  ])
  expect(rows.map(({ gained }) => gained)).toEqual([[0, 0, 0], [0, 0, 1], null])
})

test('the shelves in the ranked cup, and how many courses the tour has', () => {
  expect(view([0])).toMatchObject({ tourCourses: 43, rows: [{ shelves: [6, 0, null] }] })
})

test('level 1 and the plain item in whole points', () => {
  expect(view([0]).rows[0]).toMatchObject({ levelOne: [15_001, 0, 0, 1] })
  expect(view([0]).plain).toMatchObject({ score: 20_000, levelOne: 9000 })
})

test('contenders: none that is no better at level 1', () => {
  expect(view(Array.from({ length: 30 }, () => 0)).contenders).toEqual([])
})

test('a kind without items', () => {
  expect(view([])).toMatchObject({ itemKind: 'kart', itemCount: 0, rows: [] })
})
