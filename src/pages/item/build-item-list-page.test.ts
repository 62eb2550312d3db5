import { expect, test } from 'vitest'
import { buildItemListPage } from './build-item-list-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('all items of the kind in game order', () => {
  const page = buildItemListPage(buildSmallSource(), 'driver')
  expect(page).toMatchObject({ kind: 'driver-list', path: '/drivers/', itemKind: 'driver' })
  expect(page.items.map(({ id, rank, tier, topCount }) => [id, rank, tier, topCount])).toEqual([
    ['mario-santa', 1, 'S', 3],
    ['boo', null, null, 0],
    ['mario', 2, expect.any(String), 2],
    ['peach', 3, expect.any(String), 1],
  ])
  expect(page.items[2]).toMatchObject({
    skill: { id: 'fire-flower', name: 'Fire Flower', kind: 'driver' },
    debut: { id: 'new-york-tour', number: 1, name: 'New York Tour' },
    debutYear: 2019,
  })
})

test('an item on no shelf has no rank, though it is in the game', () => {
  expect(buildItemListPage(buildSmallSource(), 'glider').items).toMatchObject([
    { id: 'super-glider', rank: null, tier: null, topCount: 0 },
  ])
})

test('the last ranked cup, for readers who look for what to use in it', () => {
  expect(buildItemListPage(buildSmallSource(), 'kart').rankedCup).toMatchObject({
    tour: { id: 'tokyo-tour' },
    week: 2,
    end: '2019-10-23',
    courses: [{ id: '3ds-bowsers-castle' }],
  })
})
