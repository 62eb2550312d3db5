import { expect, test } from 'vitest'
import { buildReferences } from './build-references.ts'
import { listPastCups } from './ranked-cups.ts'
import { smallCatalogue } from '../../testing/small-catalogue.ts'

const references = buildReferences(smallCatalogue)

test.each([
  ['2019-10-15', ['Mario Cup']],
  // The day that ends a week begins the next.
  ['2019-10-16', ['Peach Cup', 'Mario Cup']],
  ['2019-10-29', ['Boo Cup', 'Peach Cup', 'Mario Cup']],
] as const)('up to %s, the newest first', (date, names) => {
  const known = listPastCups(smallCatalogue.tours, references, date).map(({ name }) => name)
  expect(known.slice(0, names.length)).toEqual(names)
})

test('each with its tour, week, dates and courses', () => {
  expect(listPastCups(smallCatalogue.tours, references, '2019-10-29')[0]).toEqual({
    tour: references.tour(3),
    week: 1,
    name: 'Boo Cup',
    start: '2019-10-23',
    end: '2019-10-30',
    basis: 'inferred',
    courses: [references.variant('tour-new-york-minute')],
  })
})

test('a cup with unknown courses recommends nothing', () => {
  const tours = smallCatalogue.tours.map((tour) => ({
    ...tour,
    rankedCups: tour.rankedCups.map((cup) => ({ ...cup, variantIds: cup.week === 2 ? [] : cup.variantIds })),
  }))
  expect(listPastCups(tours, references, '2019-10-29').map(({ name }) => name)).not.toContain('Peach Cup')
})
