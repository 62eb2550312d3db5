import { AccountsError, type AccountsErrorCode } from './accounts-error.ts'

const words: Readonly<Partial<Record<AccountsErrorCode, string>>> = {
  network: 'The server cannot be reached. Check your connection and try again.',
  'no-server': 'Accounts are not available on this copy of the site. Everything else works without one.',
  unavailable: 'The server is busy with itself. Try again in a minute.',
  'wrong-credentials': 'Address and password do not belong together. Check both, or reset the password.',
  'user-mismatch': 'That is another account than the one you are signed in with.',
  'signed-out': 'Your session is over. Sign in again.',
  'reauthentication-required': 'Confirm that it is you: your last sign-in was a while ago.',
  'email-in-use': 'There is an account with this address already. Sign in, or reset its password.',
  'link-expired': 'This link has been used or is too old. Ask for a new one.',
  'popup-blocked': 'Your browser has blocked the window of Google. Allow windows for this site and try again.',
  'popup-closed': 'The window of Google was closed before it was done. Try again when you are ready.',
  'google-cancelled': 'Google was told not to sign you in. Nothing has changed.',
  'google-expired': 'Signing in with Google took too long. Try again.',
  'google-unavailable': 'Google cannot be reached. Try again later, or use your password.',
  'account-not-linked':
    'There is an account with this address whose owner has not confirmed it yet. Sign in with its password, confirm the address by the mail that we send you, then use Google.',
  'version-mismatch': 'It was changed on another device at the same moment. Try again.',
  'too-large': 'There is no room for that much.',
  'permission-denied': 'This belongs to somebody else.',
}

/** What went wrong and what to do, in the reader's words. Unknown errors are the site's own faults. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof AccountsError)) return 'Something went wrong here. Reload the page and try again.'
  if (error.code === 'rate-limited') return `That was tried too often. Try again in ${describeWait(error.retryAfter)}.`
  // The server says which rule a password or a field breaks, in words for readers.
  if (error.code === 'weak-password' || error.code === 'invalid') return error.message
  return words[error.code] ?? 'The server could not do that. Try again in a minute.'
}

/** @param seconds null where the server does not say */
function describeWait(seconds: number | null): string {
  if (seconds === null) return 'a few minutes'
  if (seconds < 90) return seconds === 1 ? 'a second' : `${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
