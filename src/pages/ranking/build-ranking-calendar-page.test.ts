import { expect, test } from 'vitest'
import { buildRankingCalendarPage } from './build-ranking-pages.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('from the first ranking to the newest, with the days that have none', () => {
  expect(buildRankingCalendarPage(buildSmallSource())).toMatchObject({
    path: '/ranking/',
    first: '2019-09-26',
    last: '2019-10-17',
    skipped: ['2019-10-02'],
    tours: [{ number: 1 }, { number: 2 }],
  })
})

test('a skipped day outside the range is not a gap', () => {
  const skippedDays = new Set(['2019-10-17', '2019-12-24'] as const)
  expect(buildRankingCalendarPage(buildSmallSource({ skippedDays }))).toMatchObject({ last: '2019-10-16', skipped: [] })
})

test('says how the shelves are known, in runs of tours with the same label', () => {
  const source = buildSmallSource()
  const [first, second] = source.catalogue.tours
  const record = { date: second!.start, tour: 2, scope: 'full', source: 'the test' } as const
  const page = buildRankingCalendarPage({ ...source, catalogue: { ...source.catalogue, shelfRecords: [record] } })
  expect(page.labels).toEqual([
    { from: first!.start, label: 'reconstructed' },
    { from: second!.start, label: 'recorded' },
  ])
})
