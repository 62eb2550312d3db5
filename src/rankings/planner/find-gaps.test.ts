import { expect, test } from 'vitest'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import { findGaps, listOwnedShortItems } from './find-gaps.ts'

const game = makePlannerGame(['cup', 'tour', 'elsewhere'], {
  mario: { shelves: { 0: 1, 1: 1, 2: 1 } },
  mechanic: { shelves: { 0: 1, 1: 0 }, knownTops: { known: 1, of: 2 } },
  kart: { kind: 'kart', shelves: { 1: 1 } },
})

test('what an owned item may cover is not called a certain gap', () => {
  const gaps = findGaps(game, new Map([['mechanic', 1]]), 'all')
  expect(gaps.map(({ variant, kind, mayBeCoveredBy }) => [variant, kind, mayBeCoveredBy.map(({ id }) => id)])).toEqual([
    // On the middle shelf there, as is known: a gap.
    [1, 'driver', []],
    [1, 'kart', []],
    [2, 'driver', ['mechanic']],
  ])
})

test('an item that is not owned covers nothing', () => {
  const gaps = findGaps(game, new Map([['kart', 1]]), 'all')
  expect(gaps.every(({ mayBeCoveredBy }) => mayBeCoveredBy.length === 0)).toBe(true)
  expect(listOwnedShortItems(game, new Map([['kart', 1]]))).toEqual([])
})
