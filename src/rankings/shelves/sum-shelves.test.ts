import { expect, it } from 'vitest'
import { toDayNumber } from '#catalogue/calendar.ts'
import type { Item } from '#catalogue/entities.ts'
import { findShelfState, sumShelves } from './decide-shelves.ts'
import { indexVariants } from '../subjects/find-moment.ts'
import { shelfTablesOf } from './shelf-table.ts'
import { makeCatalogue, makeItem, makeVariant, onMiddle, onTop } from '../testing/make-catalogue.ts'

const promoted = [onMiddle('a'), onTop('a', { level: 6 })]

it('counts shelves on the courses that are asked for', () => {
  const { top, middle } = sum([onTop('a'), onMiddle('b'), onTop('c'), onMiddle('d')])
  expect([top[0], middle[0]]).toEqual([1, 1])
})

it.each<[string, Item['shelves'], number]>([
  ['1 without a top shelf', [onMiddle('a')], 1],
  ['the highest of its top shelves', [onTop('a'), onMiddle('b'), onTop('b', { level: 3 })], 3],
  ['none that is for other courses', [onTop('a'), onTop('c', { level: 8 })], 1],
])('needs a level: %s', (_, shelves, level) => {
  expect(sum(shelves).levelNeeded[0]).toBe(level)
})

it.each([
  [8, [1, 0]],
  [6, [1, 0]],
  [3, [0, 1]],
  [1, [0, 1]],
])('at level %d a promotion at level 6 is on the top and middle shelves %j', (itemLevel, counts) => {
  const { top, middle } = sum(promoted, {}, itemLevel)
  expect([top[0], middle[0]]).toEqual(counts)
})

/** Of an item on the courses a and b. */
function sum(shelves: Item['shelves'], rest: Partial<Item> = {}, itemLevel = 8) {
  const variants = ['a', 'b', 'c', 'd'].map((id) => makeVariant(id))
  const item = makeItem('item', shelves, rest)
  const table = shelfTablesOf(makeCatalogue({ items: [item], variants }))[item.kind]
  const state = findShelfState(table, toDayNumber('2019-12-04'), itemLevel)
  return sumShelves(table, state, indexVariants(['a', 'b'], table.variantIndexes))
}
