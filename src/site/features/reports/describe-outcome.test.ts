import { expect, test } from 'vitest'
import type { SentAnswer } from '#documents/report-endpoints.ts'
import { AccountsError } from '../accounts/port/accounts-error.ts'
import { canBeTakenBack } from './describe-outcome.ts'
import type { ReportOutcome } from './report-queue.ts'

const error = new AccountsError('network', 'As the test wants it.')

function answer(change: Partial<SentAnswer>): ReportOutcome {
  return { is: 'sent', answer: { outcome: 'first', state: 'open', confirmations: 0, reason: null, ...change } }
}

test.each<[string, ReportOutcome, boolean]>([
  ['the first', answer({}), true],
  ['a confirmation', answer({ outcome: 'confirmed' }), true],
  ['one that waits', { is: 'waiting', isStored: true, error }, true],
  ['one of a reader who has said so before', answer({ outcome: 'known' }), false],
  ['one that was not sent', { is: 'refused', error }, false],
  ['one that was accepted before', answer({ outcome: 'confirmed', state: 'agreed' }), false],
  ['one that was refused before', answer({ outcome: 'confirmed', state: 'refused' }), false],
])('whether a report can be taken back: %s', (_what, outcome, can) => {
  expect(canBeTakenBack(outcome)).toBe(can)
})
