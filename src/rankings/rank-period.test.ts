import { describe, expect, it } from 'vitest'
import { buildDayRankings } from './build-day-rankings.ts'
import { rankTour, rankWeek } from './rank-period.ts'
import { makeCatalogue, makeItem, makeTour, makeTours, makeVariant, onTop } from './testing/make-catalogue.ts'

const catalogue = makeCatalogue({
  today: '2020-01-03',
  variants: ['a', 'b', 'c'].map((id) => makeVariant(id)),
  tours: makeTours(makeTour(6, [['a'], ['b']], ['c']), makeTour(7, [['a']]), makeTour(8, [['a'], ['b']])),
  items: [
    makeItem('first', [onTop('a')]),
    makeItem('second', [onTop('b')]),
    makeItem('other', [onTop('c'), onTop('b', { since: '2019-12-17' })]),
  ],
})

describe('rankTour', () => {
  it('counts both ranked cups, with the shelves of the last day', () => {
    const { date, label, standings } = rankTour(catalogue, 6, 'kart')
    expect([date, label]).toEqual(['2019-12-17', 'recorded'])
    expect(standings.map(({ itemId, top }) => [itemId, top.cup, top.tour])).toEqual([
      ['other', 1, 2],
      ['first', 1, 1],
      ['second', 1, 1],
    ])
  })

  it('takes today while the tour is in force', () => {
    expect(rankTour(catalogue, 8, 'kart').date).toBe('2020-01-03')
    expect(rankTour(catalogue, 8, 'kart').label).toBe('carried-on')
  })

  it('refuses a tour that is unknown or has not begun', () => {
    expect(() => rankTour(catalogue, 99, 'kart')).toThrow('There is no tour 99.')
    expect(() => rankTour({ ...catalogue, today: '2019-12-31' }, 8, 'kart')).toThrow(
      'What begins on 2020-01-01 cannot be ranked on 2019-12-31.',
    )
  })
})

describe('rankWeek', () => {
  it('takes the shelves of its last day', () => {
    expect(rankWeek(catalogue, 6, 1, 'kart')).toMatchObject({ date: '2019-12-10', label: 'recorded' })
    expect(rankWeek(catalogue, 6, 2, 'kart').date).toBe('2019-12-17')
  })

  it.each([
    [6, 1],
    [6, 2],
    [8, 1],
  ] as const)('is the ranking of that day: tour %d, week %d', (tourNumber, week) => {
    const { date, standings } = rankWeek(catalogue, tourNumber, week, 'kart')
    expect(standings).toEqual(buildDayRankings(catalogue).rankingOn(date).kinds.kart.standings)
  })

  it('refuses a week that is unknown or has not begun', () => {
    expect(() => rankWeek(catalogue, 7, 2, 'kart')).toThrow('Tour 7 has no ranked week 2 on record.')
    expect(() => rankWeek(catalogue, 8, 2, 'kart')).toThrow('What begins on 2020-01-08 cannot be ranked on 2020-01-03.')
  })
})
