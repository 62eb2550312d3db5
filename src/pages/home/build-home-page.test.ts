import { expect, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { buildHomePage } from './build-home-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()
const page = buildHomePage(source, 41)

test('what is in force today', () => {
  expect(page).toMatchObject({
    path: '/',
    title: null,
    date: '2019-10-17',
    label: { label: 'recorded' },
    tours: [{ id: 'tokyo-tour' }, { id: 'halloween-tour' }],
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

test('what to race with: the current cup and the next, course by course the first of its rankings', () => {
  expect(page.races).toMatchObject([
    { tour: { number: 2 }, week: 2, name: 'Peach Cup' },
    { tour: { number: 3 }, week: 1, name: 'Boo Cup', start: '2019-10-23' },
  ])
  for (const { courses } of page.races) {
    for (const { variant, best } of courses) {
      for (const kind of itemKinds) {
        const first = source.courseRanker.ranking(variant.id, kind).ranked[0]
        expect(best[kind]?.item.id).toBe(first?.itemId)
      }
    }
  }
})

test('recent changes: since when each ranking has been unchanged, why, and who moved', () => {
  const [drivers, karts] = page.lately
  expect(drivers).toMatchObject({
    itemKind: 'driver',
    unchangedSince: '2019-10-16',
    causes: [{ of: 'week', week: 2, name: 'Peach Cup' }],
    newcomers: [],
  })
  expect(karts).toMatchObject({ itemKind: 'kart', unchangedSince: '2019-10-16' })
})
