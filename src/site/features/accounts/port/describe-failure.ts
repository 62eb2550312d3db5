import * as say from '#wording/accounts.ts'
import { AccountsError, type AccountsErrorCode } from './accounts-error.ts'

const words: Readonly<Partial<Record<AccountsErrorCode, string>>> = {
  network: say.serverUnreachable(),
  'no-server': say.noAccountsHere(),
  unavailable: say.serverUnavailable(),
  'wrong-credentials': say.wrongCredentials(),
  'wrong-password': say.wrongPassword(),
  'user-mismatch': say.otherAccount(),
  'signed-out': say.sessionEnded(),
  'reauthentication-required': say.identityNeeded(),
  'email-in-use': say.addressTaken(),
  'email-unchanged': say.addressUnchanged(),
  'link-expired': say.linkExpired(),
  'popup-blocked': say.popupBlocked(),
  'popup-closed': say.popupClosed(),
  'provider-cancelled': say.providerCancelled(),
  'provider-expired': say.providerExpired(),
  'provider-unavailable': say.providerUnavailable(),
  'account-not-linked': say.addressUnconfirmed(),
  'version-mismatch': say.changedElsewhere(),
  'too-large': say.tooLarge(),
  'permission-denied': say.belongsToOther(),
}

/** Only the server knows which rule a password or field breaks, and where accounts work; it says so in words for readers. */
const saidByServer: ReadonlySet<AccountsErrorCode> = new Set(['weak-password', 'invalid', 'bad-origin'])

/** What went wrong and what to do, in words for the reader. Unknown errors are bugs of the site itself. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof AccountsError)) return say.siteFault()
  if (error.code === 'rate-limited') return say.tooManyAttempts(measureWait(error.retryAfter))
  if (saidByServer.has(error.code) && error.message !== '') return error.message
  return words[error.code] ?? say.serverFault()
}

/** @param seconds null where the server does not say */
function measureWait(seconds: number | null): { unit: string; count: number } {
  if (seconds === null) return { unit: 'unknown', count: 0 }
  if (seconds < 90) return { unit: 'seconds', count: Math.ceil(seconds) }
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.ceil(minutes / 60) }
}
