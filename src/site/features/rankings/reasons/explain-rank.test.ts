import { expect, test } from 'vitest'
import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { explainRank } from './explain-rank.ts'

const row: TableRow = {
  rank: 2,
  item: { kind: 'kart', id: 'a', name: 'A', rarity: 'super' },
  score: 70,
  tier: null,
  parts: { shelf: 66.67, points: 88, skill: null },
  top: { cup: 2, tour: 9, all: 56 },
  shelves: [6, 1, 0],
  isNew: false,
  movement: null,
  gained: null,
  levelOne: [0, 0, 0, 0],
}

const driver: TableRow = { ...row, item: { ...row.item, kind: 'driver' } }

test.each<[string, Partial<TableRow>, Parameters<typeof explainRank>[1], string]>([
  ['a course', { shelves: [6] }, { of: 'course', courseCount: 1 }, 'the top shelf (from level 6)'],
  ['a course, from below', { shelves: [0] }, { of: 'course', courseCount: 1 }, 'the middle shelf'],
  ['a week', {}, { of: 'week', courseCount: 3 }, 'the top shelf on 2 of 3 courses (from level 6; middle shelf on 1)'],
  [
    'a tour',
    { here: [9, 4, 8] },
    { of: 'tour', courseCount: 43 },
    'the top shelf on 9 of 43 courses (middle shelf on 4)',
  ],
  [
    'the whole game',
    { appearances: { rankedCups: 3, tours: 21 }, overlap: 2.5 },
    { of: 'game', courseCount: 0 },
    '56 top shelves, each shared by 2.5 on average, raced in 3 ranked cups and 21 tours of a year',
  ],
  [
    'the whole game, with one of each',
    { top: { cup: 1, tour: 1, all: 1 }, appearances: { rankedCups: 1, tours: 1 } },
    { of: 'game', courseCount: 0 },
    '1 top shelf, raced in 1 ranked cup and 1 tour of a year',
  ],
  [
    'a day',
    {},
    { of: 'day', courseCount: 43 },
    'the top shelf on 2 of 3 courses of the ranked cup (from level 6; middle shelf on 1), 9 of 43 of the tour and 56 course variants of the whole game',
  ],
  [
    'a day whose cups are not on record',
    { shelves: [] },
    { of: 'day', courseCount: null },
    'the top shelf on 56 course variants of the whole game',
  ],
])('on %s', (_, change, moment, shelves) => {
  expect(explainRank({ ...row, ...change }, moment)).toBe(
    `#2 here: 67 of 100 for ${shelves}; 88 of 100 for Super base points.`,
  )
})

test('an item whose shelves are not all known may be better', () => {
  expect(explainRank({ ...row, knownTops: { known: 27, of: 45 } }, { of: 'week', courseCount: 3 })).toContain(
    'Only 27 of 45 top shelves known at level 1, so it may well be better.',
  )
})

test.each([
  [70, '7 of 10 for its special skill.'],
  [null, 'the strength of its special skill is not on record, so only the rest is weighed.'],
])('of a driver with a skill part of %j', (skill, words) => {
  const explained = explainRank({ ...driver, parts: { ...row.parts, skill } }, { of: 'week', courseCount: 3 })
  expect(explained.split('; ').at(-1)).toBe(words)
})
