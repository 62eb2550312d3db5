import { expect, test } from 'vitest'
import type { Catalogue } from '#catalogue/entities.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { buildItemKeys, buildItemShop } from './build-item-page.ts'

const tables: Catalogue['tables'] = {
  ...smallCatalogue.tables,
  'item-keys': [{ item: 'mario', gameKey: 'item00001', internalName: 'Mario', sortId: 1 }],
  offers: [{ cyclePosition: 1, kind: 'driver', item: 'mario', rate: 'high', onlyInRunOf: null }],
  'offer-pools': [
    { pool: 'daily-selects', kind: 'driver', item: 'mario', cyclePosition: null },
    { pool: 'gold-premium-challenge', kind: 'driver', item: 'mario', cyclePosition: 1 },
  ],
  obtainable: [
    { tourNumber: 1, kind: 'driver', item: 'mario', way: 'paid', recordedOn: '2019-09-26' },
    { tourNumber: 2, kind: 'driver', item: 'mario', way: 'paid', recordedOn: '2019-10-10' },
  ],
}
const cycle = { firstTour: 2, turns: [{ name: 'Tokyo Tour (May {year})', repeats: 'tokyo-tour' }] }
const source = buildSmallSource({ tables, cycle })
const mario = source.catalogue.itemById.get('mario')!

test('where an item could be had, by the last run of each tour', () => {
  const tour = { name: 'Tokyo Tour', id: source.catalogue.tours.at(-1)!.id }
  expect(buildItemShop(source, mario)).toEqual({
    offers: [{ rate: 'high', tours: [tour] }],
    pools: [
      { pool: 'daily-selects', tour: null },
      { pool: 'gold-premium-challenge', tour },
    ],
    ways: [{ way: 'paid', tours: 2 }],
  })
})

test('of an item that no list has, nothing is said', () => {
  expect(buildItemShop(source, source.catalogue.itemById.get('boo')!)).toBeNull()
})

test('what the game calls it', () => {
  expect(buildItemKeys(source, mario)).toEqual({ gameId: 1, gameKey: 'item00001', internalName: 'Mario' })
})
