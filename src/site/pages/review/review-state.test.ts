import { expect, test } from 'vitest'
import type { ClaimState, ReviewedClaim } from '#documents/report.ts'
import { applyDecision, decide, toEntries, undo, type ReviewEntry } from './review-state.ts'

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
