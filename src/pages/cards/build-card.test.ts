import { expect, test } from 'vitest'
import { buildHomePage } from '../home/build-home-page.ts'
import { buildItemPage } from '../item/build-item-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { buildCard } from './build-card.ts'

const source = buildSmallSource()
const index = source.items.driver.findIndex(({ id }) => id === 'mario')
const page = buildItemPage(source, source.items.driver[index]!, index)
const { rank, of, tier } = page.today!

test('the card of an item has its skill and its rank', () => {
  expect(buildCard(page)).toMatchObject({ title: 'Mario', fact: 'Fire Flower', ranked: { rank, of, tier } })
})

test('the rank of an item whose shelves are not all known is the lowest that it can have', () => {
  expect(buildCard({ ...page, knownTops: { known: 1, of: 3 } })).toMatchObject({
    title: 'Mario',
    fact: `#${rank} or better of ${of} drivers`,
    ranked: null,
  })
})

test('the card of the home page shows the best of each kind', () => {
  expect(buildCard(buildHomePage(source, 41))).toMatchObject({
    emblems: [
      { of: 'driver', id: 'mario-santa' },
      { of: 'kart', id: 'b-dasher' },
    ],
  })
})
