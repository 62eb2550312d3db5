import { expect, test } from 'vitest'
import { makePlannerGame, noBoosts } from '../testing/make-planner-game.ts'
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

test('the courses of the ranked cup in force come first, in its own order', () => {
  const driving = {
    ...game,
    variants: game.variants.map((variant, index) => ({
      ...variant,
      zone: index === 1 ? ('tour' as const) : ('cup' as const),
    })),
    rankedCups: [
      {
        tourName: 'Boo Tour',
        week: 1 as const,
        name: 'Boo Cup',
        start: '2026-11-18' as const,
        end: '2026-11-25' as const,
        basis: 'recorded' as const,
        variants: [2, 0],
        boosts: noBoosts,
      },
    ],
  }
  const gaps = findGaps(driving, new Map(), 'tour').filter(({ kind }) => kind === 'driver')
  expect(gaps.map(({ variant }) => variant)).toEqual([2, 0, 1])
})
