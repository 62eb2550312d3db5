import { describe, expect, it } from 'vitest'
import { itemKinds, type Catalogue } from '#catalogue/entities.ts'
import { buildDayRankings } from './build-day-rankings.ts'
import { findMoment } from '../subjects/find-moment.ts'
import { rankItems } from '../subjects/rank-items.ts'
import type { DayRanking, KindRanking } from '../ranking.ts'
import {
  makeCatalogue,
  makeItem,
  makeTour,
  makeTours,
  makeVariant,
  onMiddle,
  onTop,
} from '../testing/make-catalogue.ts'

describe('the days', () => {
  const rankings = buildDayRankings(makeRace())

  it('reach from the first one to today without the skipped ones', () => {
    expect(rankings.days[0]).toBe('2019-09-26')
    expect(rankings.days.at(-1)).toBe('2020-01-03')
    expect(rankings.days).not.toContain('2019-10-16')
    expect(rankings.days).toHaveLength(99)
  })

  it.each(['2019-09-25', '2019-10-16', '2020-01-04'] as const)('%s has no ranking', (date) => {
    expect(() => rankings.rankingOn(date)).toThrow(new RangeError(`There is no ranking on ${date}.`))
  })

  it.each([
    ['2019-09-26', 'reconstructed', 1, 1],
    ['2019-11-05', 'reconstructed', 3, 2],
    ['2019-11-06', 'recorded', 4, 1],
    ['2019-11-20', 'between', 5, 1],
    ['2019-12-04', 'recorded', 6, 1],
    ['2019-12-18', 'carried-on', 7, 1],
  ] as const)('%s is %s, in tour %d, week %d', (date, label, tourNumber, week) => {
    const day = rankings.rankingOn(date)
    expect([day.date, day.label, day.tour.number, day.week?.week]).toEqual([date, label, tourNumber, week])
  })
})

describe('the rankings of a kind', () => {
  const rankings = buildDayRankings(makeRace())
  const karts = (date: DayRanking['date']) => rankings.rankingOn(date).kinds.kart
  const order = (date: DayRanking['date']) => karts(date).ranked.map(({ itemId }) => itemId)

  it('reconstruct the days before the first record from it', () => {
    expect(order('2019-09-26')).toEqual(['steady', 'rising'])
    expect(karts('2019-09-26').ranked[0]!.top.all).toBe(1)
  })

  it('follow the records', () => {
    expect(order('2019-12-03')).toEqual(['steady', 'rising'])
    expect(order('2019-12-04')).toEqual(['rising', 'steady'])
  })

  it('follow the ranked cup from its first day to its last', () => {
    expect(order('2019-12-17')).toEqual(['rising', 'steady'])
    expect(order('2019-12-18')).toEqual(['steady', 'rising', 'late'])
    expect(order('2019-12-24')).toEqual(['steady', 'rising', 'late'])
    expect(order('2019-12-25')).toEqual(['rising', 'steady', 'late'])
  })

  it('are the same object as long as nothing changes', () => {
    for (const kind of itemKinds) {
      expect(rankings.rankingOn('2019-12-03').kinds[kind]).toBe(rankings.rankingOn('2019-10-20').kinds[kind])
    }
    expect(karts('2019-12-04')).not.toBe(karts('2019-12-03'))
  })

  it.each([
    ['2019-12-03', '2019-10-09'],
    ['2019-12-17', '2019-12-04'],
    ['2019-12-24', '2019-12-18'],
    ['2020-01-03', '2020-01-01'],
  ] as const)('on %s are unchanged since %s', (date, since) => {
    expect(karts(date).unchangedSince).toBe(since)
  })

  it('move relative to the previous ranking', () => {
    expect(karts('2019-09-26').movement).toEqual([null, null])
    expect(byItem(karts('2019-12-17'), 'movement')).toEqual({ rising: 1, steady: -1 })
    expect(byItem(karts('2019-12-20'), 'movement')).toEqual({ rising: -1, steady: 1, late: null })
  })

  it('say of an item without a known debut that a record shows it', () => {
    const appearing = makeItem('appearing', [onTop('a', { since: '2019-10-12' })], { debutTour: null })
    const catalogue = makeCatalogue({
      items: [makeItem('steady', [onTop('a')]), appearing],
      variants: [makeVariant('a')],
    })
    const { ranked, causes } = buildDayRankings(catalogue).rankingOn('2019-10-12').kinds.kart
    expect(ranked).toHaveLength(2)
    expect(causes).toEqual([{ of: 'shelves', date: '2019-10-12' }])
  })

  it('gain and lose shelves relative to the previous ranking', () => {
    expect(karts('2019-09-26').gained).toEqual([null, null])
    expect(byItem(karts('2019-12-17'), 'gained')).toEqual({ rising: [0, 0, 2], steady: [0, 0, 0] })
    expect(byItem(karts('2019-12-20'), 'gained')).toEqual({
      rising: [0, 0, 0, 1, 0, 0],
      steady: [1, 0, 0],
      late: null,
    })
  })

  it('know what changed them', () => {
    expect(karts('2019-09-26').causes).toEqual([])
    expect(karts('2019-12-04').causes).toContainEqual({ of: 'shelves', date: '2019-12-04' })
    expect(karts('2019-12-20').causes).toEqual([
      { of: 'tour', tourNumber: 7 },
      { of: 'week', week: 1, name: null },
      { of: 'debut', count: 1 },
    ])
    expect(karts('2019-12-25').causes).toEqual([{ of: 'week-over', week: 1, name: null }])
    expect(karts('2020-01-03').causes).toEqual([
      { of: 'tour', tourNumber: 8 },
      { of: 'week', week: 1, name: null },
    ])
  })

  it('are the same when the last day is requested first', () => {
    const backwards = buildDayRankings(makeRace())
    for (const date of rankings.days.toReversed()) {
      expect(backwards.rankingOn(date)).toEqual(rankings.rankingOn(date))
    }
  })

  it('keep promotions back at level 1', () => {
    const race = makeRace()
    const atLevelOne = rankItems(race, 'kart', { ...findMoment(race, '2019-12-04'), itemLevel: 1 }, { of: 'day' })
    expect(atLevelOne.ranked.map(({ itemId, top }) => [itemId, top.all])).toEqual([
      ['steady', 1],
      ['rising', 0],
    ])
  })
})

it('begins a run that starts on a skipped day with the day after it', () => {
  const rankings = buildDayRankings({ ...makeRace(), skippedDays: new Set(['2019-12-04'] as const) })
  expect(rankings.rankingOn('2019-12-05').kinds.kart.unchangedSince).toBe('2019-12-05')
})

/**
 * 'rising' gains shelves in tour 6; 'steady' has the ranked cup of the first week of tour 7, when 'late' comes with a
 * middle shelf elsewhere. Of the later ranked cups only that of the first week of tour 8 is on record: it uses a course
 * where 'rising' is alone.
 */
function makeRace(): Catalogue {
  return makeCatalogue({
    today: '2020-01-03',
    skippedDays: ['2019-10-16'],
    variants: ['a', 'b', 'c'].map((id) => makeVariant(id)),
    tours: makeTours(makeTour(7, [['a']]), makeTour(8, [['c']])),
    items: [
      makeItem('steady', [onTop('a')]),
      makeItem('rising', [
        onMiddle('a'),
        onMiddle('b', { since: '2019-12-04' }),
        onTop('b', { since: '2019-12-04', level: 3 }),
        onTop('c', { since: '2019-12-04', level: 8 }),
      ]),
      makeItem('late', [onMiddle('b')], { debutTour: 7 }),
      makeItem('wing', [onTop('a'), onTop('b'), onTop('c')], { kind: 'glider' }),
      makeItem('racer', [onTop('a'), onTop('b'), onTop('c')], { kind: 'driver' }),
    ],
  })
}

function byItem(ranking: KindRanking, column: 'movement' | 'gained'): object {
  return Object.fromEntries(ranking.ranked.map(({ itemId }, index) => [itemId, ranking[column][index]]))
}
