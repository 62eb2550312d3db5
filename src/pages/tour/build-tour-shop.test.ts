import { expect, test } from 'vitest'
import type { Catalogue } from '#catalogue/entities.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { buildChallenges, buildTourShop } from './build-tour-page.ts'

const tables: Catalogue['tables'] = {
  ...smallCatalogue.tables,
  offers: [
    { cyclePosition: 1, kind: 'driver', item: 'mario', rate: 'spotlight', onlyInRunOf: null },
    { cyclePosition: 1, kind: 'kart', item: 'b-dasher', rate: 'low', onlyInRunOf: null },
    { cyclePosition: 1, kind: 'kart', item: 'pipe-frame', rate: 'low', onlyInRunOf: 2025 },
  ],
  obtainable: [{ tourNumber: 1, kind: 'driver', item: 'peach', way: 'paid', recordedOn: '2019-09-26' }],
  'bonus-challenges': [
    {
      tourNumber: 1,
      cupPosition: 9,
      cupKey: 'season_cup_000',
      eventId: 1,
      rule: 'CountJumpAction',
      variant: '3ds-bowsers-castle',
      mirror: false,
      team: false,
      laps: 1,
      cc: 75,
      driver: 'peach',
      kart: 'pipe-frame',
      glider: 'super-glider',
      goal1: 18,
      goal2: 14,
      goal3: 10,
    },
  ],
}
const cycle = { firstTour: 2, turns: [{ name: 'Tokyo Tour ({year})', repeats: 'tokyo-tour' }] }
const source = buildSmallSource({ tables, cycle })
const [first, second] = source.catalogue.tours

test('a tour of the cycle shows what all its runs sold, and what only its own year did', () => {
  const shop = buildTourShop(source, second!)
  expect(shop?.isOfCycle).toBe(true)
  expect(shop?.groups.map(({ of, items }) => [of, items.map(({ id }) => id)])).toEqual([
    ['spotlight', ['mario']],
    ['low', ['b-dasher']],
  ])
  const run = { ...second!, start: '2025-07-02' as const }
  expect(buildTourShop(source, run)?.onlyHere.map(({ id }) => id)).toEqual(['pipe-frame'])
  expect(buildTourShop(source, run)?.groups[1]?.items.map(({ id }) => id)).toEqual(['b-dasher', 'pipe-frame'])
})

test('an earlier tour shows its own list', () => {
  expect(buildTourShop(source, first!)).toMatchObject({
    day: '2019-09-26',
    isOfCycle: false,
    groups: [{ of: 'paid', items: [{ id: 'peach' }] }],
  })
})

test('a tour without a list shows none', () => {
  expect(buildTourShop(buildSmallSource(), first!)).toBeNull()
})

test('challenges have their lesser goals', () => {
  expect(buildChallenges(source, first!)).toMatchObject([
    { cup: null, position: 9, rule: 'CountJumpAction', goal: 18, cc: 75, lesser: [14, 10], driver: { name: 'Peach' } },
  ])
  expect(buildChallenges(source, second!)).toEqual([])
})
