import { describe, expect, it } from 'vitest'
import { findTour, findWeek, listRankingDays } from './find-tour.ts'
import { makeTour, makeTours } from './testing/make-catalogue.ts'

describe('findTour', () => {
  it.each([
    ['2019-09-25', 1],
    ['2019-10-08', 1],
    ['2019-10-09', 2],
    ['2020-01-14', 8],
  ] as const)('%s is in tour %d', (date, number) => {
    expect(findTour(makeTours(), date).number).toBe(number)
  })

  it.each(['2019-09-24', '2021-01-13'] as const)('%s is in none', (date) => {
    expect(() => findTour(makeTours(), date)).toThrow(new RangeError(`No tour covers ${date}.`))
  })
})

describe('findWeek', () => {
  it.each([
    ['2019-09-25', 1],
    ['2019-10-01', 1],
    ['2019-10-02', 2],
    ['2019-10-08', 2],
  ] as const)('%s is in week %d', (date, week) => {
    expect(findWeek(makeTour(1), date)?.week).toBe(week)
  })

  it('is null where no cup is on record', () => {
    expect(findWeek(makeTour(1, [['a']]), '2019-10-02')).toBeNull()
  })
})

it('lists the days from the first one to today without the skipped ones', () => {
  expect(listRankingDays({ today: '2019-10-03', skippedDays: new Set(['2019-10-02'] as const) })).toEqual([
    '2019-09-26',
    '2019-09-27',
    '2019-09-28',
    '2019-09-29',
    '2019-09-30',
    '2019-10-01',
    '2019-10-03',
  ])
})

it('lists nothing before the first day', () => {
  expect(listRankingDays({ today: '2019-09-25', skippedDays: new Set() })).toEqual([])
})
