import { expect, test } from 'vitest'
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import type { ShelfRecord } from '#catalogue/entities.ts'
import { listRankPeriods } from './list-rank-periods.ts'

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
