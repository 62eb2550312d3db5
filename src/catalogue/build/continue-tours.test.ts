import { describe, expect, it } from 'vitest'
import type { Cup, RankedCup, Tour } from '../entities.ts'
import { findRepeatedTour, inferTour, repeatCups, spanWeek } from './continue-tours.ts'
import type { TourCycleFile } from '../schemas/tour-schemas.ts'

const cycle: TourCycleFile = {
  'first-tour': 106,
  start: '2023-12-13',
  'last-tour': 120,
  tours: [
    { name: 'Holiday Tour ({year})', repeats: 'holiday-tour-2022' },
    { name: "New Year's Tour ({year})", repeats: 'new-years-tour-2023' },
  ],
}

describe('the cycle', () => {
  it.each([
    [106, 'Holiday Tour (2023)', 'holiday-tour-2023', '2023-12-13', '2023-12-27', 'holiday-tour-2022'],
    [107, "New Year's Tour (2024)", 'new-years-tour-2024', '2023-12-27', '2024-01-10', 'new-years-tour-2023'],
    [108, 'Holiday Tour (2024)', 'holiday-tour-2024', '2024-01-10', '2024-01-24', 'holiday-tour-2022'],
    [111, "New Year's Tour (2026)", 'new-years-tour-2026', '2024-02-21', '2024-03-06', 'new-years-tour-2023'],
  ])('continues with tour %i, the %s', (number, name, id, start, end, repeated) => {
    expect(inferTour(cycle, number)).toMatchObject({ number, name, id, start, end, basis: 'inferred' })
    expect(findRepeatedTour(cycle, number)).toBe(repeated)
  })

  it.each([
    [120, 'Holiday Tour (2030)', '2024-06-26'],
    [121, "New Year's Tour (2027)", '2027-03-03'],
    [122, 'Holiday Tour (2027)', '2027-03-17'],
    [123, "New Year's Tour (2028)", '2027-03-31'],
  ])('goes on after a pause: tour %i is the %s from %s on', (number, name, start) => {
    const revived = { ...cycle, revived: { 'first-tour': 121, start: '2027-03-03' } } as const
    expect(inferTour(revived, number)).toMatchObject({ name, start })
  })

  it('does not reach back', () => {
    expect(() => inferTour(cycle, 105)).toThrow('Tour 105 is before the cycle')
  })
})

it('the second week lasts until a tour closes', () => {
  const tour = { start: '2023-12-13', end: '2023-12-27' } as const
  expect(spanWeek(tour, 1)).toEqual({ start: '2023-12-13', end: '2023-12-20' })
  expect(spanWeek(tour, 2)).toEqual({ start: '2023-12-20', end: '2023-12-27' })
})

describe('a ranked cup', () => {
  const tour = inferTour(cycle, 107)
  const recorded: Tour = {
    ...tour,
    cups: [makeCup(1, 'a'), makeCup(2, 'b')],
    rankedCups: [makeRankedCup(1, 2, 'b'), makeRankedCup(2, null, 'c')],
  }
  const others = [makeCup(1, 'c'), makeCup(2, 'd'), makeCup(3, 'b')]
  const cases: [string, Tour, Tour, (number | null)[]][] = [
    ['as its file says', recorded, tour, [2, null]],
    ['as the tour that is repeated has it', tour, recorded, [2, null]],
    ['by its courses, if repeated beside other cups', { ...tour, cups: others }, recorded, [3, 1]],
    ['by its courses, if the cups are repeated', { ...recorded, cups: [] }, { ...tour, cups: others }, [3, 1]],
    [
      'that is not known, if its courses are not on record',
      { ...tour, cups: [makeCup(1)] },
      { ...recorded, rankedCups: [makeRankedCup(1, null)] },
      [null],
    ],
  ]
  it.each(cases)('is a cup of its tour %s', (_, own, repeated, positions) => {
    expect(repeatCups(own, repeated).rankedCups.map(({ cupPosition }) => cupPosition)).toEqual(positions)
  })

  function makeRankedCup(week: 1 | 2, cupPosition: number | null, ...variantIds: string[]): RankedCup {
    return { week, cupPosition, name: null, ...spanWeek(tour, week), variantIds, basis: 'recorded' }
  }
})

function makeCup(position: number, ...variantIds: string[]): Cup {
  return { position, name: `Cup ${position}`, driverId: null, variantIds, picturedIds: [] }
}
