import { expect, test } from 'vitest'
import { buildHomePage } from './build-home-page.ts'
import { buildSmallSource } from './testing/build-small-source.ts'

const page = buildHomePage(buildSmallSource(), 41)

test('what is in force today', () => {
  expect(page).toMatchObject({
    path: '/',
    title: null,
    date: '2019-10-17',
    label: 'recorded',
    tour: { id: 'tokyo-tour' },
    rankedCup: { week: 2, name: 'Peach Cup' },
    nextTours: [{ id: 'halloween-tour' }],
  })
})

test('the best of each kind, at most three', () => {
  expect(page.podium.driver.map(({ item }) => item.id)).toEqual(['mario-santa', 'mario', 'peach'])
  expect(page.podium.kart.map(({ item }) => item.id)).toEqual(['b-dasher', 'pipe-frame'])
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
