import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDayNumber, type IsoDate, addDays } from '#catalogue/calendar.ts'
import type { ShelfRecord } from '#catalogue/entities.ts'
import type { ItemHistory } from '../../data/item-pages.ts'
import { type RankPeriod, countRankChange, findTypicalRanks, listRankPeriods } from './find-typical-ranks.ts'

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
  ['steady', makeHistory([['2019-09-26', 5]])],
  ['young', makeHistory([['2021-08-01', 2]])],
  [
    'unknown',
    makeHistory([
      ['2019-09-26', null],
      ['2022-02-01', 3],
    ]),
  ],
])
const periods: readonly RankPeriod[] = [
  { year: 2019, from: '2019-01-01', until: '2020-01-01', label: 'recorded' },
  { year: 2020, from: '2020-01-01', until: '2021-01-01', label: 'recorded' },
  { year: 2021, from: '2021-01-01', until: '2022-01-01', label: 'recorded' },
  { year: null, from: '2021-11-22', until: '2022-11-22' },
]

test('a place by the rank of most days, not of a good week; none where it had one on less than half of the days', () => {
  const { byItem } = findTypicalRanks(histories, periods)
  expect(Object.fromEntries(byItem)).toEqual({
    old: [null, 1, 2, 4],
    steady: [null, 2, 1, 3],
    young: [null, null, null, 1],
    unknown: [null, null, null, 2],
  })
})

test('which items are newer, overtook it, or were overtaken by it', () => {
  const ranks = findTypicalRanks(histories, periods)
  expect(countRankChange(ranks, 'old', 1)).toEqual({ newer: 2, overtaken: 1, passed: 0 })
  expect(countRankChange(ranks, 'steady', 1)).toEqual({ newer: 2, overtaken: 0, passed: 1 })
  expect(countRankChange(ranks, 'old', 3)).toEqual({ newer: 0, overtaken: 0, passed: 0 })
})

test('what overtook an item explains its fall, whatever the ranks', () => {
  const starts: readonly IsoDate[] = ['2020-01-01', '2020-08-01', '2021-01-01', '2021-11-22', '2022-03-01']
  // Few ranks, so that many medians are equal.
  const history = fc
    .tuple(
      fc.subarray([...starts], { minLength: 1 }),
      fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { minLength: 5 }),
    )
    .map(([dates, drawn]) => makeHistory(dates.map((date, index) => [date, drawn[index]!])))
  fc.assert(
    fc.property(fc.array(history, { minLength: 1, maxLength: 12 }), (drawn) => {
      const ranks = findTypicalRanks(
        drawn.map((each, index) => [`item-${index}`, each] as const),
        periods,
      )
      for (const [id, own] of ranks.byItem) {
        for (const [period, rank] of own.entries()) {
          if (rank === null || typeof own.at(-1) !== 'number') continue
          const { newer, overtaken, passed } = countRankChange(ranks, id, period)
          expect(rank + newer + overtaken - passed).toBe(own.at(-1))
        }
      }
    }),
  )
})

const records = (['2020-07-15', '2021-06-30', '2022-07-02', '2024-01-10'] as const).map((date, index): ShelfRecord => ({
  date,
  tour: index + 1,
  scope: 'full',
  source: 'hand-made',
}))

function listPeriods(last: IsoDate, of: readonly ShelfRecord[] = records) {
  return listRankPeriods({
    days: Array.from({ length: 365 * 7 }, (_, index) => addDays('2019-09-26', index)),
    last,
    records: of,
    labelOn: (date) => (date < '2020-07-15' ? 'reconstructed' : date < '2024-01-10' ? 'between' : 'carried-on'),
  })
}

test('whole years, and the twelve months up to today, with how most of their days are known', () => {
  expect(listPeriods('2022-11-21', records.slice(0, 2))).toEqual([
    { year: 2019, from: '2019-01-01', until: '2020-01-01', label: 'reconstructed' },
    { year: 2020, from: '2020-01-01', until: '2021-01-01', label: 'reconstructed' },
    { year: 2021, from: '2021-01-01', until: '2022-01-01', label: 'between' },
    { year: null, from: '2021-11-22', until: '2022-11-22' },
  ])
})

test('no year most of which is ranked by the record of an earlier one', () => {
  expect(listPeriods('2025-11-21').map(({ year }) => year)).toEqual([2019, 2020, 2021, 2024, null])
})
