import { expect, test } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { findShelfPlace, type ShelfPlace } from '#catalogue/shelves/find-shelf-place.ts'
import { parseShelfLine } from '#catalogue/shelves/shelf-line.ts'
import { applyClaim } from './apply-claim.ts'

const date = '2026-11-03'
const low: ShelfPlace = { shelf: 'low', level: 1 }
const middle: ShelfPlace = { shelf: 'middle', level: 1 }
const top: ShelfPlace = { shelf: 'top', level: 1 }
const topAt3: ShelfPlace = { shelf: 'top', level: 3 }
const topAt6: ShelfPlace = { shelf: 'top', level: 6 }

test.each<[string | null, ShelfPlace, string]>([
  [null, top, 'top since 2026-11-03 by 13 players'],
  [null, middle, 'middle since 2026-11-03 by 13 players'],
  [null, topAt3, 'middle since 2026-11-03 by 13 players, top at level 3 since 2026-11-03 by 13 players'],
  ['middle since 2020-07-15', topAt3, 'middle since 2020-07-15, top at level 3 since 2026-11-03 by 13 players'],
  [
    'middle since 2020-07-15',
    top,
    'middle since 2020-07-15 until 2026-11-03 by 13 players, top since 2026-11-03 by 13 players',
  ],
  ['middle since 2020-07-15', low, 'middle since 2020-07-15 until 2026-11-03 by 13 players'],
  [
    'top since 2020-07-15',
    middle,
    'top since 2020-07-15 until 2026-11-03 by 13 players, middle since 2026-11-03 by 13 players',
  ],
  [
    'middle since 2020-07-15, top at level 3 since 2020-10-15',
    topAt6,
    'middle since 2020-07-15, top at level 3 since 2020-10-15 until 2026-11-03 by 13 players, top at level 6 since 2026-11-03 by 13 players',
  ],
  [
    'middle since 2020-07-15, top at level 3 since 2020-10-15',
    low,
    'middle since 2020-07-15 until 2026-11-03 by 13 players, top at level 3 since 2020-10-15 until 2026-11-03 by 13 players',
  ],
  [
    'top since 2020-07-15 until 2020-10-15',
    top,
    'top since 2020-07-15 until 2020-10-15, top since 2026-11-03 by 13 players',
  ],
])('%s, and players see %j', (line, seen, expected) => {
  const applied = applyClaim(line, seen, date, 13)
  expect(applied).toEqual({ outcome: 'changed', line: expected })
  const parsed = parseShelfLine(expected)
  expect(parsed.ok && findShelfPlace(parsed.spans, date)).toEqual(seen)
  // A second time, and on a later day, there is nothing to do.
  expect(applyClaim(expected, seen, date, 13)).toEqual({ outcome: 'known' })
  expect(applyClaim(expected, seen, '2026-12-01', 20)).toEqual({ outcome: 'known' })
})

test.each<[string, ShelfPlace, string]>([
  ['top since 2026-11-04', middle, 'the report is from 2026-11-03, and the content has a fact from 2026-11-04'],
  [
    'top since 2026-11-03 by 2 players',
    middle,
    'the report is from 2026-11-03, and the content has a fact from 2026-11-03',
  ],
  [
    'top since 2020-07-15 until 2026-11-20',
    middle,
    'the report is from 2026-11-03, and the content has a fact from 2026-11-20',
  ],
  ['high since 2020-07-15', middle, '"high since 2020-07-15" is not a shelf'],
])('%s is not overruled by %j', (line, seen, why) => {
  expect(applyClaim(line, seen, date, 13)).toEqual({ outcome: 'refused', why })
})

test.each<[string, ShelfPlace, string, IsoDate]>([
  ['top since 2026-12-01', top, 'top since 2026-11-03 by 13 players', '2026-12-01'],
  [
    'middle since 2020-07-15, top at level 3 since 2026-12-01',
    topAt3,
    'middle since 2020-07-15, top at level 3 since 2026-11-03 by 13 players',
    '2026-12-01',
  ],
  [
    'middle since 2026-11-20, top at level 3 since 2026-12-01 by 2 players',
    topAt3,
    'middle since 2026-11-03 by 13 players, top at level 3 since 2026-11-03 by 13 players',
    '2026-12-01',
  ],
  [
    'middle since 2020-07-15 until 2026-10-01, top since 2026-12-01',
    top,
    'middle since 2020-07-15 until 2026-10-01, top since 2026-11-03 by 13 players',
    '2026-12-01',
  ],
])('%s, and players saw %j before', (line, seen, expected, until) => {
  expect(applyClaim(line, seen, date, 13)).toEqual({ outcome: 'changed', line: expected, until })
  expect(applyClaim(expected, seen, date, 13)).toEqual({ outcome: 'known' })
})

test('what ended after the day of a report is not overruled by where the item stands at last', () => {
  const line = 'middle since 2020-07-15 until 2026-11-20, top since 2026-11-20'
  const why = 'the report is from 2026-11-03, and the content has a fact from 2026-11-20'
  expect(applyClaim(line, top, date, 13)).toEqual({ outcome: 'refused', why })
})
