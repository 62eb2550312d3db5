/** What the window of a sign-in with a provider says when it is over, if it cannot close itself. */
import { message } from './message.ts'

export const title = message('Sign in with {provider}')
export const home = message('Go to Topshelf')

/** By how it went. */
export const outcomes = {
  'signed-in': message('You are signed in. You can close this window.'),
  'provider-cancelled': message('You cancelled the sign-in. You can close this window.'),
  'account-not-linked': message(
    'An account with this address exists, but the address is not confirmed. Sign in with your password, confirm the address, then try again. If you have no password, choose a new one first.',
  ),
  'user-mismatch': message('This is not the {provider} account you are signed in with.'),
  'provider-expired': message(
    'This sign-in took too long, or was begun in another browser. Close this window and try again.',
  ),
  'rate-limited': message('Too many attempts. Close this window and try again later.'),
  'provider-unavailable': message('{provider} cannot be reached right now. Close this window and try again later.'),
} as const
