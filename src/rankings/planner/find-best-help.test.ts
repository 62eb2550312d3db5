import { expect, test } from 'vitest'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import { findBestHelp } from './find-best-help.ts'

const game = makePlannerGame(['cup', 'cup', 'cup', 'elsewhere'], {
  'gold-mario': { shelves: { 0: 3, 1: 6 } },
  pauline: { shelves: { 0: 1, 1: 1, 3: 1 } },
  king: { rarity: 'super', shelves: { 0: 1, 1: 1 } },
  dasher: { kind: 'kart', shelves: { 2: 0, 3: 1 } },
  everywhere: { kind: 'kart', shelves: { 0: 8, 1: 8, 2: 8, 3: 8 } },
})
const cup = [0, 1, 2]

test.each([
  ['the most gaps first, even at the price of tickets', {}, cup, 'everywhere', 0, 8, [0, 1, 2]],
  ['an owned item before one to get', { 'gold-mario': 1, everywhere: 8 }, cup, 'gold-mario', 1, 6, [0, 1]],
  ['the commoner of two that do the same', { everywhere: 8 }, cup, 'king', 0, 1, [0, 1]],
  ['fewer tickets where the gaps are as many', { 'gold-mario': 1, everywhere: 8 }, [0], 'gold-mario', 1, 3, [0]],
  ['only the courses that are asked about', { everywhere: 8 }, [3], 'pauline', 0, 1, [3]],
] as const)('%s', (_, owned, variants, id, from, to, closes) => {
  expect(findBestHelp(game, new Map(Object.entries(owned)), variants)).toMatchObject({ item: { id }, from, to, closes })
})

test('nothing helps a reader with a top shelf everywhere', () => {
  expect(findBestHelp(game, new Map(Object.entries({ pauline: 1, everywhere: 8 })), cup)).toBeNull()
})
