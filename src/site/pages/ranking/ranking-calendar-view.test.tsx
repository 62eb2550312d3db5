import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RankingCalendarView } from './ranking-calendar-view.tsx'

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
