import { expect, test } from 'vitest'
import { buildHomePage } from './build-home-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'

const page = buildHomePage(buildSmallSource(), 41)

test('what is in force today', () => {
  expect(page).toMatchObject({
    path: '/',
    title: null,
    date: '2019-10-17',
    label: { label: 'recorded' },
    tour: { id: 'tokyo-tour' },
    rankedCup: { week: 2, name: 'Peach Cup' },
    nextTours: [{ id: 'halloween-tour' }],
  })
})

test('the best of each kind, at most three', () => {
  expect(page.podium.driver.map(({ item }) => item.id)).toEqual(['mario-santa', 'mario', 'peach'])
  expect(page.podium.kart.map(({ item }) => item.id)).toEqual(['pipe-frame', 'b-dasher'])
})

test('what the site holds', () => {
  expect(page.counts).toEqual({
    driver: 4,
    kart: 2,
    glider: 1,
    skill: 2,
    course: 2,
    variant: 4,
    tour: 3,
    badge: 2,
    guide: 2,
    ranking: 41,
  })
})

test('the newest items of tours that have begun', () => {
  expect(page.newestItems.map(({ id }) => id)).toEqual([
    'mario-santa',
    'mario',
    'peach',
    'b-dasher',
    'pipe-frame',
    'super-glider',
  ])
})

test('newest items say with which tour they came', () => {
  expect(page.newestItems[0]).toMatchObject({ id: 'mario-santa', debut: { number: 2, name: 'Tokyo Tour' } })
})

test('the ranked cups to come, without the one that is on', () => {
  expect(page.nextCups).toMatchObject([{ tour: { number: 3 }, week: 1, name: 'Boo Cup', start: '2019-10-23' }])
})

test('what changed lately: since when each ranking is as it is, why, and who moved', () => {
  const [drivers, karts] = page.lately
  expect(drivers).toMatchObject({
    itemKind: 'driver',
    unchangedSince: '2019-10-16',
    causes: [{ of: 'week', week: 2, name: 'Peach Cup' }],
    newcomers: [],
  })
  expect(karts).toMatchObject({ itemKind: 'kart', unchangedSince: '2019-10-16' })
})

test('what the newest record of shelves brought: not what was there before, nor what comes later', () => {
  expect(page.newestRecord).toEqual({
    date: '2019-10-09',
    before: '2019-09-25',
    topCount: 4,
    gainers: [
      { item: expect.objectContaining({ id: 'mario-santa' }), topCount: 3 },
      { item: expect.objectContaining({ id: 'mario' }), topCount: 1 },
    ],
  })
  const early = buildHomePage(buildSmallSource({ today: '2019-10-08' }), 41)
  expect(early.newestRecord).toMatchObject({ date: '2019-09-25', before: null })
  const shelfRecords = smallCatalogue.shelfRecords.slice(1)
  const reconstructed = buildSmallSource({ today: '2019-10-01', shelfRecords })
  expect(buildHomePage(reconstructed, 41).newestRecord).toBeNull()
})
