import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RankingCalendarView, buildCalendarYears } from './ranking-calendar-view.tsx'

test('the last day and days of change are marked, and every day has a unique name', () => {
  const html = renderToStaticMarkup(
    <RankingCalendarView
      title="Daily rankings"
      data={{
        kind: 'ranking-calendar',
        path: '/ranking/',
        crumbs: [],
        first: '2026-10-30',
        last: '2026-11-25',
        skipped: [],
        tours: [],
        changed: ['2026-11-11'],
        labels: [],
      }}
    />,
  )
  const days = [...html.matchAll(/<a [^>]*aria-label="([^"]+)"(?: class="changed")?( aria-current="date")?>(\d+)</g)]
  expect(days.map(([, name, , number]) => [name, number]).slice(0, 2)).toEqual([
    ['1 Nov 2026', '1'],
    ['2 Nov 2026', '2'],
  ])
  expect(days.filter(([, , mark]) => mark).map(([, name]) => name)).toEqual(['25 Nov 2026'])
  expect(days.map(([, name]) => name).filter((name) => name?.endsWith(', changed'))).toEqual(['11 Nov 2026, changed'])
  // The newest month comes first.
  expect(days.at(-1)?.[1]).toBe('31 Oct 2026')
})

const years = buildCalendarYears('2019-09-26', '2020-02-29', new Set(['2019-10-02'] as const))

test('years and their months run from the newest, months inside the range only', () => {
  expect(years.map(({ year, months }) => [year, months.map((month) => month.name)])).toEqual([
    [2020, ['February', 'January']],
    [2019, ['December', 'November', 'October', 'September']],
  ])
})

test('a month has all its days, from its first weekday', () => {
  const february = years[0]!.months[0]!
  expect(february.days.map((day) => day.date).at(-1)).toBe('2020-02-29')
  expect(february.firstWeekday).toBe(6)
})

test.each([
  ['2019-09-25', false],
  ['2019-09-26', true],
  ['2019-10-01', true],
  ['2019-10-02', false],
])('%s has a ranking: %s', (date, expected) => {
  const days = years.flatMap(({ months }) => months).flatMap((month) => month.days)
  expect(days.find((day) => day.date === date)?.hasRanking).toBe(expected)
})
