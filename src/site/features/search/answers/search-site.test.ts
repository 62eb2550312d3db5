import { expect, test } from 'vitest'
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { groupDay } from './search-site.ts'
import type { SearchEntry } from '../entries/search-entry.ts'

const tour = (number: number, name: string, id: string, start: IsoDate): SearchEntry => ({
  kind: 'tour',
  name,
  id,
  path: `/tours/${id}/`,
  number,
  start,
  end: addDays(start, 14),
})
const newYork = tour(1, 'New York Tour', 'new-york-tour', '2019-09-25')
const tokyo = tour(2, 'Tokyo Tour', 'tokyo-tour', '2019-10-09')
const halloween = tour(3, 'Halloween Tour', 'halloween-tour', '2019-10-23')
const cup: SearchEntry = {
  kind: 'cup',
  name: 'Mario Cup',
  path: '/race/',
  start: '2019-10-16',
  end: '2019-10-23',
  hasRankings: true,
}
const laterCup: SearchEntry = { ...cup, name: 'Luigi Cup', start: '2019-10-23', end: '2019-10-30', hasRankings: false }
const rankedDays = { first: '2019-09-26', last: '2019-10-17', skipped: ['2019-10-02'] } as const
const days = rankedDays

const find = (query: string) =>
  groupDay([tokyo, halloween, newYork, cup, laterCup], days, query)?.flatMap(({ title, entries }) =>
    entries.map(({ name, path }) => `${title}: ${name} ${path}`),
  )

test.each([
  [
    '1 Oct 2019',
    ['Rankings: Ranking of 1 Oct 2019 /ranking/2019-10-01/', 'Tours: New York Tour /tours/new-york-tour/'],
  ],
  ['2019-10-09', ['Rankings: Ranking of 9 Oct 2019 /ranking/2019-10-09/', 'Tours: Tokyo Tour /tours/tokyo-tour/']],
  [
    '16/10/2019',
    [
      'Rankings: Ranking of 16 Oct 2019 /ranking/2019-10-16/',
      'Tours: Tokyo Tour /tours/tokyo-tour/',
      'Ranked cups: Mario Cup /race/',
    ],
  ],
  [
    '16 oct',
    [
      'Rankings: Ranking of 16 Oct 2019 /ranking/2019-10-16/',
      'Tours: Tokyo Tour /tours/tokyo-tour/',
      'Ranked cups: Mario Cup /race/',
    ],
  ],
  [
    'best karts on 16 oct',
    [
      'Rankings: Best karts on 16 Oct 2019 /ranking/2019-10-16/#karts',
      'Tours: Tokyo Tour /tours/tokyo-tour/',
      'Ranked cups: Mario Cup /race/',
    ],
  ],
  [
    '1 october best drivers and gliders',
    [
      'Rankings: Best drivers on 1 Oct 2019 /ranking/2019-10-01/#drivers',
      'Rankings: Best gliders on 1 Oct 2019 /ranking/2019-10-01/#gliders',
      'Tours: New York Tour /tours/new-york-tour/',
    ],
  ],
  [
    'ranking of 16 october',
    [
      'Rankings: Ranking of 16 Oct 2019 /ranking/2019-10-16/',
      'Tours: Tokyo Tour /tours/tokyo-tour/',
      'Ranked cups: Mario Cup /race/',
    ],
  ],
  // The best of days without a ranking are those of a ranked cup.
  ['best karts on 18 oct 2019', undefined],
  // If it has none, what is known of the day is better than names that are merely similar.
  ['best karts on 25 oct 2019', ['Tours: Halloween Tour /tours/halloween-tour/', 'Ranked cups: Luigi Cup /race/']],
  ['super karts 16 oct', undefined],
  ['tour on 25 oct 2019', ['Tours: Halloween Tour /tours/halloween-tour/', 'Ranked cups: Luigi Cup /race/']],
  ['what was on 25 oct 2019?', ['Tours: Halloween Tour /tours/halloween-tour/', 'Ranked cups: Luigi Cup /race/']],
  ['Tour 2', ['Tours: Tokyo Tour /tours/tokyo-tour/']],
  ['tour number 3', ['Tours: Halloween Tour /tours/halloween-tour/']],
  ['1st tour', ['Tours: New York Tour /tours/new-york-tour/']],
  ['tour 20', undefined],
  // Skipped, and after the last.
  ['2 Oct 2019', ['Tours: New York Tour /tours/new-york-tour/']],
  ['18 Oct 2019', ['Tours: Tokyo Tour /tours/tokyo-tour/', 'Ranked cups: Mario Cup /race/']],
  ['23 Oct 2019', ['Tours: Halloween Tour /tours/halloween-tour/', 'Ranked cups: Luigi Cup /race/']],
  ['5 Nov 2019', ['Tours: Halloween Tour /tours/halloween-tour/']],
  ['6 Nov 2019', []],
  ['1 Sep 2019', []],
  ['tokyo', undefined],
])('%s', (query, found) => {
  expect(find(query)).toEqual(found)
})

test('while it is unknown which days have a ranking, the best of one is not answered', () => {
  expect(groupDay([halloween, laterCup], null, 'best karts on 25 Oct 2019')).toBeNull()
})
