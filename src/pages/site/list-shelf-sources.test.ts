import { expect, test } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ShelfRecord } from '#catalogue/entities.ts'
import { listShelfSources } from './build-site-pages.ts'

function makeRecord(date: IsoDate, source: string): ShelfRecord {
  return { date, tour: 1, scope: 'full', source }
}

test('each source has its days and, if it is a repository, its address', () => {
  const records = [
    makeRecord('2020-07-15', 'github.com/One/Kart-Values at 81ff145 (first tour.json)'),
    makeRecord('2020-07-29', 'a screenshot of 29 Jul 2020'),
    makeRecord('2020-08-12', 'github.com/two/values.v2 at 5105307 (all.json)'),
    makeRecord('2020-08-26', 'github.com/One/Kart-Values at 9a43466 (second tour.json)'),
  ]
  const [one, two] = ['https://github.com/One/Kart-Values/', 'https://github.com/two/values.v2/']
  expect(listShelfSources(records)).toEqual([
    { name: 'One/Kart-Values', href: one, dayCount: 2, from: '2020-07-15', to: '2020-08-26' },
    { name: 'a screenshot of 29 Jul 2020', href: null, dayCount: 1, from: '2020-07-29', to: '2020-07-29' },
    { name: 'two/values.v2', href: two, dayCount: 1, from: '2020-08-12', to: '2020-08-12' },
  ])
})
