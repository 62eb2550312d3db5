import { describe, expect, it } from 'vitest'
import { findTour, findWeek } from './find-tour.ts'
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
