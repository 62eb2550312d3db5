import { expect, it } from 'vitest'
import { addDays, toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { indexRanking, findCauses } from './find-causes.ts'
import type { RankingCause, RankedItem } from '../ranking.ts'
import { makeTour, makeTours } from '../testing/make-catalogue.ts'
import { makeRankedItem } from '../testing/make-ranked-item.ts'

// Tours of two weeks from 2019-09-25; the second week of tour 2 is not on record.
const tours = makeTours(makeTour(2, [['a']]))
const recordDays = Int32Array.from(['2019-09-30', '2019-12-03'] as const, toDayNumber)

it.each<[string, IsoDate, IsoDate, RankingCause[]]>([
  ['a tour and its first week', '2019-10-08', '2019-10-09', [tour(2), week('week', 1)]],
  ['the second week of a tour', '2019-10-01', '2019-10-02', [week('week', 2)]],
  ['the end of a week without another', '2019-10-15', '2019-10-16', [week('week-over', 1)]],
  ['a record of the shelves', '2019-09-29', '2019-09-30', [{ of: 'shelves', date: '2019-09-30' }]],
  [
    'a record on a skipped day',
    '2019-12-02',
    '2019-12-04',
    [tour(6), week('week', 1), { of: 'shelves', date: '2019-12-03' }],
  ],
  ['nothing', '2019-09-30', '2019-10-01', []],
])('names %s', (_, dayBefore, date, causes) => {
  expect(findCauses(tours, { recordDays }, { dayBefore, before: new Map(), date, ranked: [] })).toEqual(causes)
})

it.each<[string, RankedItem[], RankedItem[], RankingCause[]]>([
  ['two debuts', [item('a')], [item('a'), item('b', true), item('c', true)], [{ of: 'debut', count: 2 }]],
  ['no debut of an item that is only recorded for the first time', [item('a')], [item('a'), item('b')], []],
  ['nothing when an item is no longer marked as new, which moves nobody', [item('a', true)], [item('a')], []],
])('names %s', (_, before, ranked, causes) => {
  const date = '2019-10-01'
  const change = { dayBefore: addDays(date, -1), before: indexRanking(before), date, ranked } as const
  expect(findCauses(tours, { recordDays }, change)).toEqual(causes)
})

function tour(tourNumber: number): RankingCause {
  return { of: 'tour', tourNumber }
}

function week(of: 'week' | 'week-over', number: 1 | 2): RankingCause {
  return { of, week: number, name: null }
}

function item(itemId: string, isNew = false): RankedItem {
  return makeRankedItem(itemId, 1, { isNew })
}
