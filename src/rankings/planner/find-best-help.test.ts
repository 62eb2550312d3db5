import { expect, test } from 'vitest'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { makePlannerGame } from '../testing/make-planner-game.ts'
import { findBestHelp } from './find-best-help.ts'
import { findLoadout } from './find-loadout.ts'
import { rankNextSteps } from './rank-next-steps.ts'

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
  ['of two that do the same, the one that ranks higher there', { everywhere: 8 }, cup, 'pauline', 0, 1, [0, 1]],
  ['fewer tickets where the gaps are as many', { 'gold-mario': 1, everywhere: 8 }, [0], 'gold-mario', 1, 3, [0]],
  ['only the courses that are asked about', { everywhere: 8 }, [3], 'pauline', 0, 1, [3]],
  ['courses in the order in which they are asked about', { everywhere: 8 }, [1, 3, 0], 'pauline', 0, 1, [1, 3, 0]],
] as const)('%s', (_, owned, variants, id, from, to, closes) => {
  expect(findBestHelp(game, new Map(Object.entries(owned)), variants)).toMatchObject({ item: { id }, from, to, closes })
})

test('nothing helps a reader with a top shelf everywhere', () => {
  expect(findBestHelp(game, new Map(Object.entries({ pauline: 1, everywhere: 8 })), cup)).toBeNull()
})

test('of two that close as many gaps, the one whose course is raced sooner, as in the next steps', () => {
  const courses = makePlannerGame(['elsewhere', 'cup'], {
    later: { skillStrength: 9, shelves: { 0: 1 } },
    sooner: { skillStrength: 2, shelves: { 1: 1 } },
  })
  const request = { reach: 'all', kinds: itemKinds, rarities, tickets: null } as const
  expect(findBestHelp(courses, new Map(), [0, 1])?.item.id).toBe('sooner')
  expect(rankNextSteps(courses, new Map(), request).missing[0]?.outlook.item.id).toBe('sooner')
})

test('on equal gaps it is what the rankings recommend there, and the first of the next steps', () => {
  const shelves = { 0: 1, 1: 1 } as const
  const equals = makePlannerGame(['cup', 'cup'], {
    first: { rarity: 'normal', skillStrength: 5, shelves },
    skilful: { skillStrength: 9, shelves },
    scarce: { skillStrength: 2, shelves },
  })
  const request = { reach: 'cup', kinds: itemKinds, rarities, tickets: null } as const
  expect(findBestHelp(equals, new Map(), [0, 1])?.item.id).toBe('skilful')
  expect(rankNextSteps(equals, new Map(), request).missing[0]?.outlook.item.id).toBe('skilful')
  expect(findLoadout(equals, new Map([...equals.itemById.keys()].map((id) => [id, 8])), [0]).driver.best?.item.id).toBe(
    'skilful',
  )
})
