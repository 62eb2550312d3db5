import { expect, test } from 'vitest'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { makePlannerGame, type ItemSketch } from '../testing/make-planner-game.ts'
import { findLoadout } from './find-loadout.ts'
import { rankNextSteps } from './rank-next-steps.ts'
import { spendTickets } from './spend-tickets.ts'

/** All close one gap for two tickets; the rankings put the one with the strongest skill first. */
const game = makePlannerGame(['elsewhere', 'tour', 'elsewhere', 'cup'], {
  later: { skillStrength: 8, shelves: { 2: 3 } },
  tour: { skillStrength: 7, shelves: { 1: 3 } },
  cup: { skillStrength: 6, shelves: { 3: 3 } },
  glider: { kind: 'glider', shelves: { 3: 3 } },
})
const all = { reach: 'all', kinds: itemKinds, rarities } as const

function own(...ids: readonly string[]) {
  return new Map(ids.map((id) => [id, 1]))
}

test('of level-ups that close as many gaps for as many tickets, the one that is raced soonest is best', () => {
  const { best, nextBest } = spendTickets(game, own('later', 'tour', 'cup'), { ...all, tickets: 2 })
  expect([best?.raises[0]?.item.id, nextBest?.raises[0]?.item.id]).toEqual(['cup', 'tour'])
})

test('so it is between tickets of different sorts', () => {
  const { best } = spendTickets(game, own('later', 'glider'), { ...all, tickets: 2 })
  expect(best?.raises[0]?.item.id).toBe('glider')
})

test('and where two items are raised', () => {
  const { best } = spendTickets(game, own('later', 'tour', 'cup'), { ...all, tickets: 4 })
  expect(best?.raises.map(({ item }) => item.id).toSorted()).toEqual(['cup', 'tour'])
})

test('with too few tickets, the nearest gap is the one that is raced soonest', () => {
  const { best, nearest } = spendTickets(game, own('later', 'tour', 'cup'), { ...all, tickets: 1 })
  expect([best, nearest?.item.id]).toEqual([null, 'cup'])
})

test.each([1, 2])(
  'with %i tickets, of the courses where gaps close those that are raced soonest come first',
  (tickets) => {
    const several = makePlannerGame(['elsewhere', 'tour', 'cup'], { boo: { shelves: { 0: 3, 1: 3, 2: 3 } } })
    const { best, nearest } = spendTickets(several, own('boo'), { ...all, tickets })
    expect((best ?? nearest)?.closes).toEqual([2, 1, 0])
  },
)

test('where no gap closes, the level-up that gains most in the cup is best, though another takes fewer tickets', () => {
  const week = makePlannerGame(['cup', 'cup'], {
    narrow: { rarity: 'super', shelves: { 0: 1 } },
    wide: { kind: 'kart', rarity: 'normal', shelves: { 0: 1, 1: 1 } },
  })
  const { best, bestRaise } = spendTickets(week, own('narrow', 'wide'), { ...all, reach: 'cup', tickets: 2 })
  expect(best).toBeNull()
  expect(bestRaise).toMatchObject({ item: { id: 'wide' }, to: 2, tickets: 2 })
})

test.each<[string, Record<string, ItemSketch>, Record<string, number>]>([
  ['the best itself', { slugger: { shelves: { 0: 1 } }, comet: { shelves: { 0: 1, 1: 1 } } }, { slugger: 1, comet: 1 }],
  [
    'of rivals the better',
    {
      best: { rarity: 'normal', skillStrength: 0, shelves: { 0: 1 } },
      slugger: { skillStrength: 9, shelves: { 0: 3 } },
      comet: { skillStrength: 9, shelves: { 0: 3, 1: 1 } },
    },
    { best: 8, slugger: 2, comet: 2 },
  ],
])('where level-ups gain as much for as many tickets, it is the one that loadouts name: %s', (_, items, owned) => {
  const week = makePlannerGame(['cup', 'elsewhere'], items)
  const levels = new Map(Object.entries(owned))
  const { bestRaise } = spendTickets(week, levels, { ...all, reach: 'cup', tickets: 2 })
  expect(bestRaise?.item.id).toBe('comet')
  expect(findLoadout(week, levels, [0]).driver.levelUp?.item.id).toBe('comet')
})

test('next steps list equals in the same order', () => {
  const soonestFirst = ['cup', 'tour', 'later']
  expect(listDrivers('cup', 'tour', 'later')).toEqual({ levelUps: soonestFirst, missing: [] })
  expect(listDrivers()).toEqual({ levelUps: [], missing: soonestFirst })
})

function listDrivers(...owned: readonly string[]) {
  const { levelUps, missing } = rankNextSteps(game, own(...owned), { ...all, kinds: ['driver'], tickets: null })
  const name = (steps: typeof missing) => steps.map(({ outlook }) => outlook.item.id)
  return { levelUps: name(levelUps), missing: name(missing) }
}
