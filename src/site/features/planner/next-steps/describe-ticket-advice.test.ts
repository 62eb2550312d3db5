import { expect, test } from 'vitest'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { spendTickets, type TicketRequest } from '#rankings/planner/spend-tickets.ts'
import { makePlannerGame } from '#rankings/testing/make-planner-game.ts'
import { describeTicketAdvice } from './describe-ticket-advice.ts'

const game = makePlannerGame(['cup', 'elsewhere', 'elsewhere', 'elsewhere', 'elsewhere'], {
  Dasher: { kind: 'kart', shelves: { 0: 3, 1: 3, 2: 6 } },
  Royale: { kind: 'kart', shelves: { 1: 3, 3: 3 } },
  Pipe: { kind: 'kart', rarity: 'super', shelves: { 4: 3 } },
  Boo: { shelves: { 4: 1 } },
  Boost: { shelves: { 0: 1 } },
  Wing: { shelves: { 3: 1, 4: 1 } },
  Later: { shelves: { 2: 3 } },
})

function advise(tickets: number, levels: Record<string, number>, change: Partial<TicketRequest> = {}) {
  const request: TicketRequest = { reach: 'all', kinds: itemKinds, rarities, tickets, ...change }
  return describeTicketAdvice(spendTickets(game, new Map(Object.entries(levels)), request), request, game)
}

test('one sentence, its reason, and the next best', () => {
  expect(advise(2, { Dasher: 1, Royale: 1 })).toEqual({
    headline: 'Use 2 High-End kart tickets: raise Dasher from level 1 to 3.',
    reason:
      'That closes the gaps on Variant 0 (in the ranked cup) and Variant 1; nothing closes more, or as many with fewer tickets.',
    nextBest:
      'Next best: 2 High-End kart tickets for Royale from level 1 to 3, which closes the gaps on Variant 1 and Variant 3.',
    variants: [0, 1],
  })
})

test('tickets can be split between items, and some may be left', () => {
  const { headline, reason, nextBest } = advise(5, { Dasher: 1, Royale: 1 })
  expect(headline).toBe('Use 4 High-End kart tickets: raise Dasher from level 1 to 3 and Royale from level 1 to 3.')
  expect(reason).toContain('That closes 3 gaps, 1 of them in the ranked cup;')
  expect(reason).toMatch(/ 1 ticket is left\.$/)
  expect(nextBest).toContain('Royale from level 1 to 3, which closes the gaps on Variant 1 and Variant 3.')
})

test('tickets of one kind raise nothing of another', () => {
  expect(advise(3, { Dasher: 1, Pipe: 2 }, { rarities: ['super'] }).headline).toBe(
    'Use 2 Super kart tickets: raise Pipe from level 2 to 3.',
  )
})

test('if no gap closes, what raises the week’s score most, followed by the nearest gap', () => {
  const { headline, reason, nextBest, variants } = advise(1, { Boost: 1, Royale: 1 })
  expect(headline).toBe('Use 1 High-End driver ticket: raise Boost from level 1 to 2.')
  expect(reason).toMatch(
    /^No gap closes, but your best driver score in the ranked cup rises from [\d.]+ to [\d.]+ on Variant 0\.$/,
  )
  expect(nextBest).toBe(
    'Or save for a gap: with 1 more, Royale goes from level 1 to 3 and closes the gaps on Variant 1 and Variant 3.',
  )
  expect(variants).toEqual([0])
})

test('if nothing gains this week, the first level of what is on top most', () => {
  expect(advise(1, { Boo: 1, Wing: 1 })).toEqual({
    headline: 'Use 1 High-End driver ticket: raise Wing from level 1 to 2.',
    reason:
      'No gap closes, but it is on the top shelf of 2 course variants, and levels boost its points there from level 2 on.',
    nextBest: null,
    variants: [],
  })
})

test.each<[TicketRequest['reach'], string]>([
  ['cup', 'No gap closes in the ranked cup, but '],
  ['tour', 'No gap closes in this tour, but '],
  ['all', 'That closes the gap on Variant 2, in the year’s ranked cups; '],
])('gaps outside the reach that was asked for (%s) are not denied', (reach, start) => {
  const { headline, reason } = advise(1, { Wing: 1, Later: 2 }, { reach })
  expect(headline).toMatch(/^Use 1 High-End driver ticket: raise /)
  expect(reason.startsWith(start)).toBe(true)
})

test('nothing closes more within the reach that was asked for', () => {
  const { reason } = advise(2, { Dasher: 1, Royale: 1 }, { reach: 'cup' })
  expect(reason).toBe(
    'That closes the gap on Variant 0, in the ranked cup; nothing closes more, or as many with fewer tickets.',
  )
})

test('an item on no shelf is never the best of the week, whatever it scores', () => {
  const week = makePlannerGame(['cup'], {
    Middle: { rarity: 'normal', skillStrength: 0, shelves: { 0: 0 } },
    Top: { shelves: { 0: 1 } },
    Strong: { skillStrength: 10, shelves: {} },
  })
  const request: TicketRequest = { reach: 'all', kinds: itemKinds, rarities, tickets: 5 }
  expect(spendTickets(week, new Map(Object.entries({ Middle: 1, Strong: 1 })), request)).toMatchObject({
    bestRaise: null,
  })
})

test.each<[string, number, Record<string, number>, Partial<TicketRequest>, string]>([
  [
    'too few',
    1,
    { Dasher: 1 },
    {},
    'They close no gap yet, but with 1 more, Dasher goes from level 1 to 3 and closes the gaps on Variant 0 (in the ranked cup) and Variant 1.',
  ],
  [
    'nothing of the sort',
    2,
    { Dasher: 1 },
    { kinds: ['glider'] },
    'They raise items that you own, and you own none of these.',
  ],
  [
    'too few for the tour',
    1,
    { Dasher: 1 },
    { reach: 'tour' },
    'They close no gap in this tour yet, but with 1 more, Dasher goes from level 1 to 3 and closes the gap on Variant 0, in the ranked cup.',
  ],
  [
    'too few for the year',
    1,
    { Dasher: 1 },
    { reach: 'year' },
    'They close no gap in the year’s ranked cups yet, but with 1 more, Dasher goes from level 1 to 3 and closes the gap on Variant 0, in the ranked cup.',
  ],
  ['nothing to raise', 999, { Dasher: 8, Boo: 8 }, {}, 'All that you own of these are at level 8, the highest.'],
  [
    'nothing to gain in the ranked cup',
    2,
    { Boo: 2 },
    { reach: 'cup' },
    'None of these items closes another gap in the ranked cup at a higher level, or scores more there with these tickets.',
  ],
  [
    'nothing to gain',
    2,
    { Boo: 2 },
    {},
    'None of these items closes another gap at a higher level, or scores more in the ranked cup with these tickets.',
  ],
])('%s: keep them', (_, tickets, levels, change, reason) => {
  expect(advise(tickets, levels, change)).toEqual({
    headline: 'Keep your tickets.',
    reason,
    nextBest: null,
    variants: [],
  })
})
