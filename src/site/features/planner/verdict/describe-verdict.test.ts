import { expect, test } from 'vitest'
import { judgeItem } from '#rankings/planner/judge-item.ts'
import { makePlannerGame } from '#rankings/testing/make-planner-game.ts'
import { describeVerdict } from './describe-verdict.ts'

const game = makePlannerGame(['cup', 'elsewhere', 'elsewhere', 'elsewhere'], {
  mario: { shelves: { 0: 1, 1: 1, 2: 3, 3: 8 } },
  luigi: { shelves: { 1: 1, 2: 1 } },
  toad: { shelves: { 1: 6 } },
  boo: { shelves: { 1: 0 } },
  mechanic: { shelves: { 0: 1, 1: 1 }, knownTops: { known: 2, of: 45 } },
  pilot: { shelves: {}, knownTops: { known: 0, of: 49 } },
})

test.each<[string, Record<string, number>, string, string]>([
  ['mario', { boo: 1 }, 'Closes 2 gaps for you.', '1 in the last year’s ranked cups. Then 3 at level 3, 4 at level 8.'],
  ['mario', { luigi: 1 }, 'Closes 1 gap for you.', '1 in the last year’s ranked cups. Then 2 at level 8.'],
  ['toad', { boo: 1 }, 'Closes 1 gap for you at level 6.', ''],
  ['luigi', { mario: 3 }, 'Closes no gaps for you.', 'You already cover all its courses.'],
  ['boo', { mario: 3 }, 'Closes no gaps for you.', 'It is on no top shelf.'],
  [
    'mario',
    { mario: 1 },
    'Your only top-shelf driver on 2 courses.',
    '1 in the last year’s ranked cups. Level 3 closes 1 gap for 2 tickets, level 8 closes 2 for 22.',
  ],
  ['luigi', { mario: 3, luigi: 1 }, 'You own it.', 'You have others for all its courses.'],
  [
    'mechanic',
    { boo: 1 },
    'Closes at least 2 gaps for you.',
    '1 in the last year’s ranked cups. 2 of 45 top shelves known at level 1.',
  ],
  ['mechanic', { mario: 3 }, 'No gap that it closes is known.', '2 of 45 top shelves known at level 1.'],
  ['mechanic', { mario: 3, mechanic: 1 }, 'You own it.', '2 of 45 top shelves known at level 1.'],
  [
    'luigi',
    { luigi: 1, mechanic: 1 },
    'Your only top-shelf driver on 1 course.',
    '1 in the last year’s ranked cups. mechanic may be on top there, too: 2 of 45 top shelves known at level 1.',
  ],
  [
    'luigi',
    { mechanic: 1 },
    'Closes 1 gap for you.',
    '1 in the last year’s ranked cups. mechanic may be on top there, too: 2 of 45 top shelves known at level 1.',
  ],
  [
    'luigi',
    { luigi: 1, mechanic: 1, pilot: 1 },
    'Your only top-shelf driver on 1 course.',
    '1 in the last year’s ranked cups. mechanic and pilot may be on top there, too.',
  ],
  [
    'mechanic',
    { mechanic: 1 },
    'Your only top-shelf driver on 2 courses.',
    '1 in the last year’s ranked cups. 2 of 45 top shelves known at level 1.',
  ],
  ['toad', { mario: 3, toad: 2 }, 'You own it.', 'It is on no top shelf at its current level.'],
])('%s for a reader who owns %j: %s %s', (id, levels, headline, details) => {
  const verdict = judgeItem(game, new Map(Object.entries(levels)), id)!
  expect(describeVerdict(verdict, game)).toMatchObject({ headline, details })
})
