/**
 * How a page asks the server about its account. Everything is JSON, to and from addresses of the site itself; the session
 * is a cookie that no script can read. A request that is declined is answered with a `RefusalBody`.
 *
 * The server takes writes from the site's own pages only: the browser's `Origin` and `Sec-Fetch-Site` must say so, and a
 * body must come as `application/json`, `{}` where there is nothing to say.
 */
import type { UserRecord } from './describe-user.ts'
import { authBase, type ProviderId } from './identity-provider.ts'

interface AuthEndpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
}

const get = (name: string): AuthEndpoint => ({ method: 'GET', path: `${authBase}/${name}` })
const post = (name: string): AuthEndpoint => ({ method: 'POST', path: `${authBase}/${name}` })

/** The operations; each comment names the refusals specific to it. */
export const authEndpoints = {
  /** Who is signed in. Always answers 200. */
  session: get('session'),
  /** Signs in, too, and mails a link as `sendVerification` does. `invalid`, `weak-password`, `email-in-use`. */
  createAccount: post('create-account'),
  /**
   * While signed in, it proves again who the reader is: the session stays, and another address is refused with
   * `user-mismatch`. `wrong-credentials`, whether it was the address or the password.
   */
  signIn: post('sign-in'),
  /** Never refused for being signed out. */
  signOut: post('sign-out'),
  /** Sends a mail with a link to `accountPages.resetPassword`. Answers the same for every address. */
  requestReset: post('request-reset'),
  /** Ends every session of the account; does not sign in. `link-expired`, `weak-password`. */
  completeReset: post('complete-reset'),
  /** Ends the account's other sessions. `weak-password`, `user-mismatch`, `reauthentication-required`. */
  updatePassword: post('update-password'),
  /**
   * Sends a mail to the new address with a link to `accountPages.verifyEmail`, where the change takes effect. The old
   * one is notified. Answers the same for every other address. `invalid`, `email-unchanged`, `user-mismatch`,
   * `reauthentication-required`.
   */
  updateEmail: post('update-email'),
  /** Sends a mail with a link to `accountPages.verifyEmail`. Answers the same when the address is verified already. */
  sendVerification: post('send-verification'),
  /** What the link of a mail would do, for which account. Uses nothing up. `link-expired`. */
  describeVerification: post('describe-verification'),
  /**
   * For a reader who is signed in to the account, or gives its password: the mail may be read elsewhere, and by somebody whose
   * address a stranger has entered. `signed-out` and `user-mismatch` if neither, `wrong-credentials`, `link-expired`, and
   * `email-in-use` when somebody was faster. The account's sessions have to prove again who the reader is.
   */
  completeVerification: post('complete-verification'),
  /** With its documents and sessions. `user-mismatch`, `reauthentication-required`. */
  deleteAccount: post('delete-account'),
  /**
   * Whether there was such an account that has been deleted, for a browser whose session has ended while it was offline.
   * Says nothing to strangers: ids are random, and no page shows them.
   */
  wasDeleted: post('was-deleted'),
  /** `signed-out`. */
  listSessions: get('sessions'),
  /** `signed-out`. */
  revokeOtherSessions: post('revoke-other-sessions'),
} satisfies Record<string, AuthEndpoint>

export type AuthOperation = keyof typeof authEndpoints

export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * The account that the page believes is signed in. By now somebody else may have signed in in another tab of the browser,
 * whose account must not be changed in its place: `user-mismatch`.
 */
interface MeantAccount {
  readonly uid: string
}

/** The body of each request that has one. */
export interface AuthRequests {
  readonly createAccount: Credentials
  readonly signIn: Credentials
  readonly signOut: Record<never, never>
  readonly requestReset: { readonly email: string }
  /** The token from the link in the e-mail. */
  readonly completeReset: { readonly token: string; readonly password: string }
  readonly updatePassword: MeantAccount & { readonly password: string }
  readonly updateEmail: MeantAccount & { readonly email: string }
  readonly sendVerification: Record<never, never>
  readonly describeVerification: { readonly token: string }
  /** The password of the account is needed where the browser has no session of it. */
  readonly completeVerification: { readonly token: string; readonly password?: string }
  readonly deleteAccount: MeantAccount
  readonly wasDeleted: { readonly uid: string }
  readonly revokeOtherSessions: Record<never, never>
}

/** The body of each response with status 200; `{}` if there is nothing to say. */
export interface AuthAnswers {
  readonly session: SessionAnswer
  readonly createAccount: NewAccountAnswer
  readonly signIn: SignedInAnswer
  readonly signOut: Record<never, never>
  readonly requestReset: Record<never, never>
  readonly completeReset: Record<never, never>
  readonly updatePassword: Record<never, never>
  readonly updateEmail: Record<never, never>
  readonly sendVerification: Record<never, never>
  readonly describeVerification: VerificationAnswer
  /** The address that is now verified. */
  readonly completeVerification: { readonly email: string }
  readonly deleteAccount: Record<never, never>
  readonly wasDeleted: { readonly wasDeleted: boolean }
  readonly listSessions: { readonly sessions: readonly SessionDescription[] }
  readonly revokeOtherSessions: Record<never, never>
}

export interface SignedInAnswer {
  readonly user: UserRecord
  /**
   * Milliseconds since 1970: until then, changing the password or address and deleting the account need no new proof.
   */
  readonly freshUntilMs: number
}

export interface NewAccountAnswer extends SignedInAnswer {
  /** False where the address has had too many mails: the link can be asked for later. */
  readonly isMailed: boolean
}

export interface VerificationAnswer {
  /** The address that is to be confirmed. */
  readonly email: string
  /** The one that the account has now; shortened (`a…@example.org`) where it is another and nobody is signed in to the account. */
  readonly currentEmail: string
  /** When the account was made, milliseconds since 1970: whether it was them, its owner knows by that. */
  readonly createdAtMs: number
  /** Whether the reader is signed in to the account. */
  readonly isSignedIn: boolean
}

export interface SessionAnswer {
  readonly user: UserRecord | null
  /** 0 when signed out. */
  readonly freshUntilMs: number
  /** The providers with which readers can sign in, besides a password. */
  readonly providers: readonly ProviderId[]
}

export interface SessionDescription {
  readonly isCurrent: boolean
  /** Milliseconds since 1970. */
  readonly createdAtMs: number
  /** To within a day. */
  readonly lastSeenAtMs: number
  /** The user agent of the browser that signed in; empty if it does not send one. */
  readonly userAgent: string
}

/** How long after a sign-in password and address can be changed and the account deleted. */
export const freshForMs = 5 * 60_000

/** Pages that e-mails link to. The token follows `#token=`, so it reaches no log and no other site. */
export const accountPages = {
  resetPassword: '/account/reset-password/',
  verifyEmail: '/account/verify-email/',
} as const

/**
 * Sign-in with a provider is done in a popup that a click opens at `{providerStartPath(id)}?flow={flow}`; without
 * awaiting anything first, or browsers block it. While signed in it proves again who the reader is, as `signIn` does.
 * When it is over the popup says so on the channel and closes; the page then asks for the session. A popup looks closed
 * while it is on another site, so `closed` alone says nothing: a page that sees it waits some seconds more before it
 * gives up.
 */
export interface ProviderReport {
  readonly flow: string
  readonly outcome: 'signed-in' | ProviderFailure
}

export const providerFailures = [
  /** The reader declined. */
  'provider-cancelled',
  /** An account with this address exists and its owner has not yet verified it: sign in with the password, verify, try again. Or choose a new password, if it is a stranger's. */
  'account-not-linked',
  /** A different account from the one signed in. */
  'user-mismatch',
  /** It took longer than ten minutes, or the popup was opened by another browser. */
  'provider-expired',
  'rate-limited',
  /** The provider cannot be reached or gave no usable answer. */
  'provider-unavailable',
] as const
export type ProviderFailure = (typeof providerFailures)[number]

/** What `flow` may be: made by the page for each popup, to know its own again. */
export const flowPattern = /^[A-Za-z0-9-]{8,64}$/

/** The stream of `LiveMessage`; 204 without a session. */
export const livePath = '/api/live'
/** Documents: `{documentsBase}/users/{uid}`. */
export const documentsBase = '/api/docs'
