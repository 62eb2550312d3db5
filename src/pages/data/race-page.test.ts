import { expect, test } from 'vitest'
import type { RankedCup } from '#catalogue/entities.ts'
import { compactRaceTours, expandRaceTour } from './race-page.ts'

const cup = (week: 1 | 2, courses: readonly string[]): RankedCup => ({
  week,
  cupPosition: null,
  name: week === 1 ? 'Boo Cup' : null,
  start: week === 1 ? '2026-09-16' : '2026-09-23',
  end: week === 1 ? '2026-09-23' : '2026-09-30',
  variantIds: courses,
  basis: week === 1 ? 'recorded' : 'inferred',
})

const ofTour = (number: number) => ({ id: `tour-${number}`, name: `Tour ${number}`, number })

const tour = (number: number, rankedCups: readonly RankedCup[]) =>
  ({ ...ofTour(number), start: '2026-09-16', end: '2026-09-30', rankedCups }) as const

const three = ['a', 'b', 'c']
const tours = [tour(7, [cup(1, three), cup(2, three)]), tour(8, [cup(1, ['a', 'b'])]), tour(9, [cup(2, three)])]

test('tours and weeks come back whole, the newest tour first, without cups whose courses are not all known', () => {
  const compact = compactRaceTours(tours, (id) => `Course ${id}`)
  const weeks = compact.flatMap(expandRaceTour)
  const courses = ['Course a', 'Course b', 'Course c']
  const second = { week: 2, name: null, start: '2026-09-23', end: '2026-09-30', basis: 'inferred', courses }
  expect(weeks).toEqual([
    { tour: ofTour(9), ...second },
    { tour: ofTour(7), week: 1, name: 'Boo Cup', start: '2026-09-16', end: '2026-09-23', basis: 'recorded', courses },
    { tour: ofTour(7), ...second },
  ])
})

test('courses are named only where they are to be listed', () => {
  expect(
    compactRaceTours(tours, null)
      .flatMap(expandRaceTour)
      .map(({ courses }) => courses),
  ).toEqual([[], [], []])
})
