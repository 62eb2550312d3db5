import { expect, test } from 'vitest'
import { toDayNumber } from '#catalogue/calendar.ts'
import type { RankingCalendarPage } from '#pages/data/ranking-pages.ts'
import { buildChartTime } from './chart-time.ts'

const calendar: RankingCalendarPage = {
  kind: 'ranking-calendar',
  path: '/ranking/',
  crumbs: [],
  first: '2019-09-26',
  last: '2021-02-10',
  skipped: [],
  changed: [],
  tours: [
    {
      id: 'new-york-tour',
      number: 1,
      name: 'New York Tour',
      start: '2019-09-25',
      end: '2019-10-09',
      basis: 'recorded',
    },
  ],
  labels: [
    { from: '2019-09-25', label: 'reconstructed' },
    { from: '2020-07-15', label: 'recorded' },
  ],
}

test('years begin on their first day; one that begins before the chart is not labelled', () => {
  const { years } = buildChartTime(calendar, '2019-09-26')
  expect(years).toEqual([
    { day: toDayNumber('2020-01-01'), name: '2020' },
    { day: toDayNumber('2021-01-01'), name: '2021' },
  ])
})

test('spells cover the whole chart, and no more', () => {
  const { from, spells } = buildChartTime(calendar, '2019-09-26')
  expect(spells).toEqual([
    { from, to: toDayNumber('2020-07-15'), label: 'reconstructed' },
    { from: toDayNumber('2020-07-15'), to: toDayNumber('2021-02-11'), label: 'recorded' },
  ])
})

test('a spell that ended before the chart begins is left out', () => {
  expect(buildChartTime(calendar, '2020-08-01').spells).toHaveLength(1)
})
