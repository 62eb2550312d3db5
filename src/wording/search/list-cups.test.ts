import { expect, test } from 'vitest'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { listCups } from './list-cups.ts'

const [first, ...others] = smallCatalogue.tours
const start = Date.UTC(2020, 0, 1)
const day = (week: number) => new Date(start + week * 7 * 86_400_000).toISOString().slice(0, 10) as '2020-01-01'

/** One tour of a week after the other, each with a cup of its own. */
const manyWeeks = Array.from({ length: 12 }, (_, week) => ({
  ...first!,
  id: `tour-${week}`,
  number: week + 1,
  start: day(week),
  end: day(week + 1),
  rankedCups: [{ ...first!.rankedCups[0]!, name: `Cup ${week}`, start: day(week), end: day(week + 1) }],
}))

test('what has begun comes first, the newest first', () => {
  const names = listCups(manyWeeks, day(3)).map(([name]) => name)
  expect(names.slice(0, 6)).toEqual(['Cup 3', 'Cup 2', 'Cup 1', 'Cup 0', 'Cup 4', 'Cup 5'])
})

test('a cup without a name is left out, one without known courses has no race card', () => {
  const unknown = others.map((tour) => ({
    ...tour,
    rankedCups: tour.rankedCups.map((cup) => ({ ...cup, variantIds: [] })),
  }))
  expect(listCups([first!, ...unknown], '2019-10-17').map(([, path]) => path)).toEqual([
    '/tours/tokyo-tour/#week-2',
    '/tours/tokyo-tour/#week-1',
    '/tours/halloween-tour/#week-1',
  ])
})

test('a cup after the end of the next tour has no rankings', () => {
  const details = listCups(manyWeeks, day(1)).map(([name, , detail]) => [name, detail])
  expect(details.slice(0, 4)).toEqual([
    ['Cup 1', '2020-01-08/2020-01-15/2/1'],
    ['Cup 0', '2020-01-01/2020-01-08/1/1'],
    ['Cup 2', '2020-01-15/2020-01-22/3/1'],
    ['Cup 3', '2020-01-22/2020-01-29'],
  ])
})
