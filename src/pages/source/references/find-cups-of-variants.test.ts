import { expect, test } from 'vitest'
import { buildReferences } from './build-references.ts'
import { findCupsOfVariants } from './index-catalogue.ts'
import { smallCatalogue } from '../../testing/small-catalogue.ts'

const cupsOf = findCupsOfVariants(smallCatalogue.tours, buildReferences(smallCatalogue))
const tellCups = (variantId: string) => cupsOf(variantId).map(({ tour, name, week }) => [tour.number, name, week])

test('newest tour first; a ranked cup is listed once, with its week', () => {
  expect(tellCups('3ds-bowsers-castle-r')).toEqual([[2, 'Mario Cup', 1]])
  expect(tellCups('tour-new-york-minute')).toEqual([
    [3, 'Boo Cup', 1],
    [1, null, 1],
    [1, 'Mii Cup', null],
  ])
})

test('cups without a record are marked', () => {
  const tours = smallCatalogue.tours.map((tour) => ({ ...tour, cupsBasis: 'inferred' as const }))
  const expected = findCupsOfVariants(tours, buildReferences(smallCatalogue))
  expect(expected('tour-new-york-minute').map(({ week, isInferred }) => [week, isInferred])).toEqual([
    [1, true],
    [1, undefined],
    [null, true],
  ])
})

test('a course in no cup', () => {
  expect(cupsOf('tour-new-york-minute-2')).toEqual([])
})
