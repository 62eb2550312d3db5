import { expect, test } from 'vitest'
import { addDays, toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { ItemPage } from '../data/item-pages.ts'
import { summariseItemHistory } from './build-item-history.ts'

const first: IsoDate = '2020-01-01'
/** 2020-01-06 has no ranking. */
const days = [0, 1, 2, 3, 4, 6, 7, 8].map((passed) => addDays(first, passed))

test.each<[string, (number | null)[], ItemPage['best'], IsoDate | null]>([
  ['nothing', [], null, null],
  ['never a rank', [null, null], null, null],
  ['one rank all along', [4], { rank: 4, date: '2020-01-01' }, '2020-01-01'],
  ['a rise that lasts', [9, 5, 2, 2], { rank: 2, date: '2020-01-03' }, '2020-01-03'],
  [
    'a best run that ended, the day before the next change',
    [null, 2, 2, 5],
    { rank: 2, date: '2020-01-02', untilDate: '2020-01-03' },
    '2020-01-04',
  ],
  ['the first of two best runs', [1, 3, 1, 1], { rank: 1, date: '2020-01-01', untilDate: '2020-01-01' }, '2020-01-03'],
  [
    'a run up to a day without a ranking',
    [9, 9, 9, 9, 1, 8],
    { rank: 1, date: '2020-01-05', untilDate: '2020-01-05' },
    '2020-01-07',
  ],
  ['a rank that was lost', [3, null], { rank: 3, date: '2020-01-01', untilDate: '2020-01-01' }, null],
])('%s', (_, ranks, best, rankSince) => {
  // One point for each day that has a ranking.
  const at = ranks.map((__, index) => toDayNumber(days[index]!))
  const history = {
    days: at.map((day, index) => day - (at[index - 1] ?? 0)),
    ranks,
    scores: ranks.map((rank) => rank && 50),
    tops: ranks.map(() => 1),
  }
  expect(summariseItemHistory(history, days)).toEqual({ best, rankSince })
})
