import { expect, test } from 'vitest'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import type { ClaimState, ReviewedClaim } from '#documents/report.ts'
import { describeKnownShelves, applyDecision, decide, toEntries, undo, type ReviewEntry } from './claim-card.tsx'

const game = buildPlannerGame(smallCatalogue, '2019-10-16')
const counted = {
  ...game,
  itemById: new Map([...game.itemById].map(([id, item]) => [id, { ...item, knownTops: { known: 1, of: 4 } }])),
}
const subject = {
  kind: 'shelf',
  item: 'mario',
  variant: '3ds-bowsers-castle-r',
  said: { shelf: 'middle', level: 1 },
  seen: { shelf: 'top', level: 3 },
} as const
const known = 'On record: 1 top shelf from level 1, 1 from a higher level, 1 middle.'

test('what is on record, and what public lists count', () => {
  expect(describeKnownShelves(game, subject)).toBe(known)
  expect(describeKnownShelves(counted, subject)).toBe(`${known} Public lists count 4 at level 1, of which 1 are known.`)
})

test('a page that has changed since', () => {
  const before = { ...subject, said: { shelf: 'low', level: 1 } } as const
  expect(describeKnownShelves(game, before)).toBe(`The page now says middle shelf. ${known}`)
})

test('an item that the site does not know', () => {
  expect(describeKnownShelves(game, { ...subject, item: 'nobody' })).toBe('The site does not know the item.')
})

function makeClaim(id: string, state: ClaimState = 'open'): ReviewedClaim {
  return {
    id,
    subject: { kind: 'other', page: '/' },
    state,
    confirmations: 0,
    day: null,
    madeAtMs: 0,
    decidedAtMs: null,
    reason: null,
    verifiedReporters: 0,
    sender: null,
    evidence: [],
  }
}

const [first, second] = toEntries([makeClaim('a'), makeClaim('b')]) as [ReviewEntry, ReviewEntry]

test('a decision names the state that the reviewer saw, and a reason only if there is one', () => {
  expect(decide(first, 'agreed', ' ')).toEqual({ id: 'a', from: 'open', to: 'agreed' })
  expect(decide(first, 'refused', ' Seen otherwise. ')).toEqual({
    id: 'a',
    from: 'open',
    to: 'refused',
    reason: 'Seen otherwise.',
  })
})

test('a decided claim keeps its position and can be undone once', () => {
  expect(undo(first)).toBeNull()
  const decided = applyDecision([first, second], decide(first, 'agreed', ''), makeClaim('a', 'agreed'))
  expect(decided.map(({ claim }) => [claim.id, claim.state])).toEqual([
    ['a', 'agreed'],
    ['b', 'open'],
  ])
  const back = undo(decided[0]!)
  expect(back).toEqual({ id: 'a', from: 'agreed', to: 'open' })
  const [again] = applyDecision(decided, back!, makeClaim('a'))
  expect(again).toEqual(first)
})
