import { expect, test } from 'vitest'
import { buildReferences } from './build-references.ts'
import { listComingCups } from './list-coming-cups.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'

const references = buildReferences(smallCatalogue)

test.each([
  ['2019-10-15', ['Mario Cup', 'Peach Cup', 'Boo Cup']],
  // The day that ends a week begins the next.
  ['2019-10-16', ['Peach Cup', 'Boo Cup']],
  ['2019-10-29', ['Boo Cup']],
  ['2019-10-30', []],
] as const)('from %s on', (date, names) => {
  expect(listComingCups(smallCatalogue.tours, references, date).map(({ name }) => name)).toEqual(names)
})

test('each with its tour, week, dates and courses', () => {
  expect(listComingCups(smallCatalogue.tours, references, '2019-10-29')).toEqual([
    {
      tour: references.tour(3),
      week: 1,
      name: 'Boo Cup',
      start: '2019-10-23',
      end: '2019-10-30',
      basis: 'inferred',
      courses: [references.variant('tour-new-york-minute')],
    },
  ])
})

test('a cup with unknown courses recommends nothing', () => {
  const tours = smallCatalogue.tours.map((tour) => ({
    ...tour,
    rankedCups: tour.rankedCups.map((cup) => ({ ...cup, variantIds: cup.week === 2 ? [] : cup.variantIds })),
  }))
  expect(listComingCups(tours, references, '2019-10-15').map(({ name }) => name)).toEqual(['Mario Cup', 'Boo Cup'])
})
