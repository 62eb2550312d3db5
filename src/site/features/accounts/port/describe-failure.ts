import * as say from '#wording/accounts.ts'
import { AccountsError, type AccountsErrorCode } from './accounts-error.ts'

const words: Readonly<Partial<Record<AccountsErrorCode, string>>> = {
  network: 'The server cannot be reached. Check your connection and try again.',
  'no-server': 'Accounts are not available on this copy of the site. Everything else works without one.',
  unavailable: 'The server is temporarily unavailable. Try again in a minute.',
  'wrong-credentials': 'The e-mail address or password is incorrect. Check both, or reset your password.',
  'wrong-password': 'The password is incorrect.',
  'user-mismatch': 'That is not the account you are signed in to.',
  'signed-out': 'Your session has ended. Sign in again.',
  'reauthentication-required': 'Confirm that it’s you: you signed in a while ago.',
  'email-in-use': 'An account with this address already exists. Sign in, or reset its password.',
  'email-unchanged': 'This is already your address.',
  'link-expired': 'This link has expired or has already been used. Request a new one.',
  'popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'popup-closed': 'The sign-in window was closed before you had signed in. Try again when you are ready.',
  'provider-cancelled': 'You cancelled the sign-in. Nothing has changed.',
  'provider-expired': 'The sign-in took too long. Try again.',
  'provider-unavailable': 'The sign-in service cannot be reached. Try again later, or use your password.',
  'account-not-linked':
    'An account with this address exists, but the address is not confirmed. Sign in with your password, open the link that we e-mail you, then try again. If you have no password, choose a new one first: “Forgot password?”',
  'version-mismatch': 'Another device changed this at the same time. Try again.',
  'too-large': 'This is too large to save.',
  'permission-denied': 'This belongs to another account.',
}

/** Only the server knows which rule a password or field breaks, and where accounts work; it says so in words for readers. */
const saidByServer: ReadonlySet<AccountsErrorCode> = new Set(['weak-password', 'invalid', 'bad-origin'])

/** What went wrong and what to do, in words for the reader. Unknown errors are bugs of the site itself. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof AccountsError)) return say.somethingWentWrongReload()
  if (error.code === 'rate-limited') return say.tooManyAttemptsTry({ describeWait: describeWait(error.retryAfter) })
  if (saidByServer.has(error.code) && error.message !== '') return error.message
  return words[error.code] ?? say.theServerCouldNot()
}

/** @param seconds null where the server does not say */
function describeWait(seconds: number | null): string {
  if (seconds === null) return say.aFewMinutes()
  if (seconds < 90) return seconds === 1 ? say.aSecond() : `${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
