import { expect, test } from 'vitest'
import { groupDay } from './group-day.ts'
import type { SearchEntry } from './search-entry.ts'

const tour = (name: string, id: string, start: '2019-09-25'): SearchEntry => ({
  kind: 'tour',
  name,
  id,
  path: `/tours/${id}/`,
  start,
})
const newYork = tour('New York Tour', 'new-york-tour', '2019-09-25')
const tokyo = { ...tour('Tokyo Tour', 'tokyo-tour', '2019-09-25'), start: '2019-10-09' } as const
const halloween = { ...tour('Halloween Tour', 'halloween-tour', '2019-09-25'), start: '2019-10-23' } as const
const rankedDays = { first: '2019-09-26', last: '2019-10-17', skipped: ['2019-10-02'] } as const
const days = { rankedDays, toursEnd: '2019-11-06' } as const

const find = (query: string) =>
  groupDay([tokyo, halloween, newYork], days, query)?.flatMap(({ title, entries }) =>
    entries.map(({ name, path }) => `${title}: ${name} ${path}`),
  )

test.each([
  [
    '1 Oct 2019',
    ['Rankings: Ranking of 1 Oct 2019 /ranking/2019-10-01/', 'Tours: New York Tour /tours/new-york-tour/'],
  ],
  ['2019-10-09', ['Rankings: Ranking of 9 Oct 2019 /ranking/2019-10-09/', 'Tours: Tokyo Tour /tours/tokyo-tour/']],
  ['16/10/2019', ['Rankings: Ranking of 16 Oct 2019 /ranking/2019-10-16/', 'Tours: Tokyo Tour /tours/tokyo-tour/']],
  ['yesterday', ['Rankings: Ranking of 16 Oct 2019 /ranking/2019-10-16/', 'Tours: Tokyo Tour /tours/tokyo-tour/']],
  ['tomorrow', ['Tours: Tokyo Tour /tours/tokyo-tour/']],
  // Skipped, and still to come.
  ['2 Oct 2019', ['Tours: New York Tour /tours/new-york-tour/']],
  ['18 Oct 2019', ['Tours: Tokyo Tour /tours/tokyo-tour/']],
  ['23 Oct 2019', ['Tours: Halloween Tour /tours/halloween-tour/']],
  ['5 Nov 2019', ['Tours: Halloween Tour /tours/halloween-tour/']],
  ['6 Nov 2019', []],
  ['1 Sep 2019', []],
  ['tokyo', undefined],
])('%s', (query, found) => {
  expect(find(query)).toEqual(found)
})
