import { expect, test } from 'vitest'
import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { ItemHistory } from '../data/item-pages.ts'
import { findTypicalRanks } from './find-typical-ranks.ts'

/** Each rank holds from its day until the next. */
function makeHistory(points: readonly (readonly [IsoDate, number | null])[]): ItemHistory {
  const at = points.map(([date]) => toDayNumber(date))
  return {
    days: at.map((day, index) => day - (at[index - 1] ?? 0)),
    ranks: points.map(([, rank]) => rank),
    scores: points.map(([, rank]) => rank && 50),
    tops: points.map(() => 1),
  }
}

const histories = new Map([
  [
    'old',
    makeHistory([
      ['2019-09-26', 4],
      ['2021-03-01', 9],
      ['2021-12-25', 1],
      ['2022-01-01', 20],
    ]),
  ],
  ['young', makeHistory([['2021-08-01', 2]])],
  [
    'unknown',
    makeHistory([
      ['2019-09-26', null],
      ['2022-02-01', 3],
    ]),
  ],
])
const { byItem } = findTypicalRanks(histories, [
  { year: 2019, from: '2019-01-01', until: '2020-01-01', label: 'recorded' },
  { year: 2020, from: '2020-01-01', until: '2021-01-01', label: 'recorded' },
  { year: 2021, from: '2021-01-01', until: '2022-01-01', label: 'recorded' },
  { year: null, from: '2021-11-22', until: '2022-11-22' },
])

test('the rank of most days, not of a good week; none where it had one on less than half of the days', () => {
  expect(Object.fromEntries(byItem)).toEqual({
    old: [null, 4, 9, 20],
    young: [null, null, null, 2],
    unknown: [null, null, null, 3],
  })
})
