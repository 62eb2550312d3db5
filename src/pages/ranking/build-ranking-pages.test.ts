import { expect, test } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { buildRankingDayPage } from './build-ranking-pages.ts'
import { identifyWeekRankings } from '../source/references/identify-ranking.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()

function page(date: IsoDate) {
  const { rankings } = source
  return buildRankingDayPage(source, rankings.rankingOn(date), rankings.days.indexOf(date))
}

test('tour, ranked cup and best of the day', () => {
  const { kinds, ...day } = page('2019-10-17')
  expect(day).toMatchObject({
    path: '/ranking/2019-10-17/',
    crumbs: ['ranking-calendar'],
    label: { label: 'recorded' },
    tour: { id: 'tokyo-tour' },
    rankedCup: { week: 2, name: 'Peach Cup', rankings: identifyWeekRankings(2, 2) },
    neighbours: { previous: '2019-10-16', next: null },
  })
  expect(kinds.map(({ itemKind, itemCount, rows }) => [itemKind, itemCount, rows[0]?.[1]])).toEqual([
    ['driver', 3, 'Mario (Santa)'],
    ['kart', 2, 'B Dasher'],
    // Its only glider has no shelf on record.
    ['glider', 0, undefined],
  ])
})

test('neighbours step over a skipped day', () => {
  expect(page('2019-10-01').neighbours).toEqual({ previous: '2019-09-30', next: '2019-10-03' })
  expect(page('2019-10-03').neighbours).toEqual({ previous: '2019-10-01', next: '2019-10-04' })
  expect(page('2019-09-26').neighbours.previous).toBeNull()
})

test('newcomers, and since when the ranking has been unchanged', () => {
  const [drivers] = page('2019-10-10').kinds
  expect(drivers).toMatchObject({
    unchangedSince: '2019-10-09',
    newcomers: [['Mario (Santa)', 2, 1]],
  })
  expect(page('2019-09-26').kinds[0]!.newcomers).toEqual([])
})

test('a day between ranked weeks has no ranked cup', () => {
  expect(page('2019-10-05').rankedCup).toBeNull()
})

test('days that share a ranking share its description', () => {
  expect(page('2019-10-11').kinds[0]).toBe(page('2019-10-10').kinds[0])
})
