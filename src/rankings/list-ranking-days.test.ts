import { expect, it } from 'vitest'
import { listRankingDays } from './list-ranking-days.ts'

it('lists the days from the first one to today without the skipped ones', () => {
  expect(listRankingDays({ today: '2019-10-03', skippedDays: new Set(['2019-10-02'] as const) })).toEqual([
    '2019-09-26',
    '2019-09-27',
    '2019-09-28',
    '2019-09-29',
    '2019-09-30',
    '2019-10-01',
    '2019-10-03',
  ])
})

it('lists nothing before the first day', () => {
  expect(listRankingDays({ today: '2019-09-25', skippedDays: new Set() })).toEqual([])
})
