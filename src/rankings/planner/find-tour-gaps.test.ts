import { expect, test } from 'vitest'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import { findTourGaps } from './find-tour-gaps.ts'

const game = makePlannerGame(['elsewhere', 'elsewhere', 'elsewhere', 'elsewhere', 'tour'], {
  mario: { shelves: { 0: 1, 4: 1 } },
  peach: { shelves: { 0: 1, 1: 3, 4: 1 } },
  luigi: { shelves: { 1: 1, 2: 1, 4: 1 } },
  toad: { shelves: { 2: 1 } },
  kart: { kind: 'kart', shelves: { 0: 1 } },
})
const tour = ['v0', 'v1', 'v2', 'v3', 'v99']

test('gaps on the courses of the tour alone, and what closes most of them', () => {
  const { of, gaps, get, levelUp } = findTourGaps(game, new Map([['peach', 1]]), tour, 'driver')
  // Nothing can be on the top shelf of v3, and v99 is not in the game.
  expect([of, gaps]).toEqual([3, [1, 2]])
  expect([get?.outlook.item.id, get?.closes]).toEqual(['luigi', [1, 2]])
  expect([levelUp?.outlook.item.id, levelUp?.to, levelUp?.closes]).toEqual(['peach', 3, [1]])
})

test('a reader who owns everything needed has no gaps', () => {
  const owned = new Map([
    ['peach', 8],
    ['luigi', 1],
  ])
  expect(findTourGaps(game, owned, tour, 'driver')).toMatchObject({ of: 3, gaps: [], get: null, levelUp: null })
})

test('each kind separately', () => {
  expect(findTourGaps(game, new Map([['peach', 8]]), tour, 'kart')).toMatchObject({ of: 1, gaps: [0], levelUp: null })
})
