import { expect, test } from 'vitest'
import { refusalStatus, type RefusalCode } from '#documents/refusal.ts'
import { AccountsError, type AccountsErrorCode } from './accounts-error.ts'
import { describeFailure } from './describe-failure.ts'

const fault = 'The password must have at least 8 characters.'

test.each([
  ['network', 'The server cannot be reached. Check your connection and try again.'],
  ['popup-blocked', 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.'],
  ['popup-closed', 'The sign-in window was closed before you had signed in. Try again when you are ready.'],
  ['weak-password', fault],
  ['bad-origin', fault],
  ['bad-json', 'The server could not complete the request. Try again in a minute.'],
] as const)('%s: %s', (code, expected) => {
  expect(describeFailure(new AccountsError(code, fault))).toBe(expected)
})

test.each([
  [undefined, 'a few minutes'],
  [1, 'a second'],
  [2, '2 seconds'],
  [89.2, '90 seconds'],
  [90, '2 minutes'],
  [3600, '60 minutes'],
  [7200, '2 hours'],
])('too many attempts: the message says how long to wait (%s s: %s)', (retryAfter, expected) => {
  const error = new AccountsError('rate-limited', '', { retryAfter })
  expect(describeFailure(error)).toBe(`Too many attempts. Try again in ${expected}.`)
})

test('every failure a reader can cause has its own message', () => {
  // What only a fault of the site itself can cause.
  const ours: readonly RefusalCode[] = ['bad-json', 'bad-path', 'not-found', 'unsupported-media-type', 'internal']
  const theirs = Object.keys(refusalStatus).filter((code): code is RefusalCode => !ours.some((our) => our === code))
  const others: readonly AccountsErrorCode[] = [
    'network',
    'no-server',
    'popup-blocked',
    'popup-closed',
    'wrong-password',
    'account-not-linked',
  ]
  const provider: readonly AccountsErrorCode[] = ['provider-cancelled', 'provider-expired', 'provider-unavailable']
  const words = [...theirs, ...others, ...provider].map((code) => describeFailure(new AccountsError(code, code)))
  expect(new Set(words).size).toBe(words.length)
  expect(words).not.toContain(describeFailure(new AccountsError('internal', '')))
})

test('an error of the site itself is not blamed on the server', () => {
  expect(describeFailure(new TypeError('x is undefined'))).toBe('Something went wrong. Reload the page and try again.')
})
