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
})

function advise(tickets: number, levels: Record<string, number>, change: Partial<TicketRequest> = {}) {
  const request: TicketRequest = { reach: 'all', kinds: itemKinds, rarities, tickets, ...change }
  return describeTicketAdvice(spendTickets(game, new Map(Object.entries(levels)), request), request, game)
}

test('one sentence, its reason, and the next best', () => {
  expect(advise(2, { Dasher: 1, Royale: 1 })).toEqual({
    headline: 'Use 2 High-End kart tickets: raise Dasher from level 1 to 3.',
    reason:
      "That closes 2 gaps, 1 of them in this week's ranked cup; nothing closes more, or as many with fewer tickets.",
    nextBest: 'Next best: 2 High-End kart tickets for Royale from level 1 to 3, which closes 2 gaps.',
    variants: [0, 1],
  })
})

test('tickets can be split between items, and some may be left', () => {
  const { headline, reason, nextBest } = advise(5, { Dasher: 1, Royale: 1 })
  expect(headline).toBe('Use 4 High-End kart tickets: raise Dasher from level 1 to 3 and Royale from level 1 to 3.')
  expect(reason).toContain('That closes 3 gaps')
  expect(reason).toMatch(/ 1 ticket is left\.$/)
  expect(nextBest).toContain('Royale from level 1 to 3, which closes 2 gaps.')
})

test('tickets of one sort raise nothing of another', () => {
  expect(advise(3, { Dasher: 1, Pipe: 2 }, { rarities: ['super'] }).headline).toBe(
    'Use 2 Super kart tickets: raise Pipe from level 2 to 3.',
  )
})

test.each<[string, number, Record<string, number>, Partial<TicketRequest>, string]>([
  [
    'too few',
    1,
    { Dasher: 1 },
    {},
    'They close no gap yet. With 1 more for Dasher, it goes from level 1 to 3 and closes 2 gaps.',
  ],
  [
    'nothing of the sort',
    2,
    { Dasher: 1 },
    { kinds: ['glider'] },
    'They raise items that you own, and you own none of these.',
  ],
  ['nothing to close', 2, { Boo: 1 }, {}, 'None of these items closes another gap at a higher level.'],
])('%s: keep them', (_, tickets, levels, change, reason) => {
  expect(advise(tickets, levels, change)).toEqual({
    headline: 'Keep your tickets.',
    reason,
    nextBest: null,
    variants: [],
  })
})
