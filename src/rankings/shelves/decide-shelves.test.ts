import { expect, it } from 'vitest'
import { toDayNumber } from '#catalogue/calendar.ts'
import { findShelfState } from './decide-shelves.ts'
import { shelfTablesOf } from './shelf-table.ts'
import { makeCatalogue, makeItem, makeVariant, onTop } from '../testing/make-catalogue.ts'

const catalogue = makeCatalogue({
  variants: [makeVariant('v')],
  items: [
    makeItem('a', [onTop('v', { since: '2019-12-04', until: '2019-12-18' })]),
    makeItem('b', [onTop('v', { level: 6 })], { debutTour: 7 }),
  ],
})
const table = shelfTablesOf(catalogue).kart
const on = (date: `${number}-${number}-${number}`, itemLevel = 8) => findShelfState(table, toDayNumber(date), itemLevel)

it('decides once between two changes', () => {
  expect(on('2019-12-03')).toBe(on('2019-09-25'))
  expect(on('2019-12-04')).not.toBe(on('2019-12-03'))
  expect(on('2019-12-17')).toBe(on('2019-12-04'))
  expect(on('2019-12-18')).not.toBe(on('2019-12-17'))
  expect(on('2099-01-01')).toBe(on('2019-12-18'))
})

it('keeps item levels apart', () => {
  expect([...on('2019-12-18', 1).top]).toEqual([0, 0])
  expect([...on('2019-12-18', 8).top]).toEqual([0, 1])
})
