import { expect, test } from 'vitest'
import type { TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { explainRank } from './reasons-panel.tsx'

const row: TableRow = {
  rank: 2,
  item: { kind: 'kart', id: 'a', name: 'A', rarity: 'super' },
  score: 61_000,
  tier: null,
  parts: { position: 6000, base: 3220, actions: 3000, combo: 2000, skills: 80, levelBoost: 12_700 },
  top: { cup: 2, tour: 9, all: 56 },
  shelves: [6, 1, 0],
  isNew: false,
  movement: null,
  gained: null,
  levelOne: [0, 0, 0, 0],
}

const week = { of: 'week', courseCount: 3, best: 61_240, isEstimated: true } as const

test.each<[string, Partial<TableRow>, Pick<Parameters<typeof explainRank>[1], 'of' | 'courseCount'>, string]>([
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
  [
    'a week, lifted by the cup',
    { shelves: ['boosted-top', 'boosted-middle', null] },
    { of: 'week', courseCount: 3 },
    'the top shelf on 1 of 3 courses (middle shelf on 1; lifted by the cup on 2)',
  ],
])('on %s', (_, change, moment, shelves) => {
  const beyond = moment.of === 'game' ? ' beyond a plain kart' : ''
  expect(explainRank({ ...row, ...change }, { ...moment, best: 61_240, isEstimated: false })).toBe(
    `#2 here: 61,000 points a race${beyond}, 240 fewer than the best, with ${shelves}.`,
  )
})

test.each([
  [1, 61_000, 'the most there are'],
  [2, 61_000, 'as many as the best'],
])('#%d with as many points as the best', (rank, best, words) => {
  expect(explainRank({ ...row, rank }, { ...week, best })).toContain(`≈\u00A061,000 points a race, ${words}, with`)
})

test('an item whose shelves are not all known may be better', () => {
  expect(explainRank({ ...row, knownTops: { known: 27, of: 45 } }, week)).toContain(
    'Only 27 of 45 top shelves known at level 1, so it may well be better.',
  )
})
