/**
 * What the site needs from the service that keeps its accounts and documents. Everything above it (session, dialogs,
 * the player's pages) knows only this port, so another service can replace our server; tests/accounts-port says what an
 * adapter must do. Every operation that fails rejects with an AccountsError.
 */
import type { NewAccountAnswer, SessionDescription, VerificationAnswer } from '#documents/auth-endpoints.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import type { ProviderId } from '#documents/identity-provider.ts'
import type { JsonObject, JsonValue } from '#documents/json-value.ts'
import type { DocumentChange, SessionEnd } from '#documents/live-messages.ts'
import type { AccountsError } from './accounts-error.ts'

export type Stop = () => void

export interface AccountsPort {
  /** Who is signed in; null for a visitor, undefined until that is known. */
  readonly currentUser: () => UserRecord | null | undefined
  /**
   * Calls back with the first answer, at once if it is known, then with every change of the record; null for a visitor.
   * @param listener `end`: why the session ended, where the service says so
   * @param onError called while the first answer is unavailable; it is tried again
   */
  readonly onUserChange: (
    listener: (user: UserRecord | null, end?: SessionEnd | null) => void,
    onError?: (error: AccountsError) => void,
  ) => Stop

  /** Creates an account, sends the verification e-mail unless its address has had too many, and signs in. */
  readonly createAccount: (email: string, password: string) => Promise<Pick<NewAccountAnswer, 'user' | 'isMailed'>>
  /** Signed in already, it re-authenticates; another account's address is refused (`user-mismatch`). */
  readonly signIn: (email: string, password: string) => Promise<UserRecord>
  /** The providers with which readers can sign in here, besides a password. */
  readonly providers: () => Promise<readonly ProviderId[]>
  /** Opens a popup, so call it inside the click, with nothing awaited before. Signed in already, it re-authenticates. */
  readonly signInWith: (provider: ProviderId) => Promise<UserRecord>
  readonly signOut: () => Promise<void>
  /** Fulfilled identically for addresses with and without an account. */
  readonly sendPasswordReset: (email: string) => Promise<void>
  /** @param token from the mail; `link-expired` if it is used or too old */
  readonly completePasswordReset: (token: string, newPassword: string) => Promise<void>
  /**
   * Ends the other sessions; requires a fresh sign-in (`reauthentication-required`).
   * @param uid of the account that is meant: `user-mismatch` where the browser has signed in to another since. So below.
   */
  readonly updatePassword: (uid: string, newPassword: string) => Promise<void>
  /** Mails a link to the new address; it becomes the account's address when that is confirmed. Requires a fresh sign-in. */
  readonly updateEmail: (uid: string, newEmail: string) => Promise<void>
  readonly sendVerification: () => Promise<void>
  /** What a link would do, for which account. @param token from the mail; `link-expired` if it is used or too old */
  readonly describeVerification: (token: string) => Promise<VerificationAnswer>
  /**
   * Of an account's address, or of the one that is to become it; says which. Requires its session or its password:
   * `signed-out`, `user-mismatch`, `wrong-credentials`. What requires a fresh sign-in asks for one afterwards.
   */
  readonly completeVerification: (token: string, password?: string) => Promise<string>
  /** Including all documents; requires a fresh sign-in. */
  readonly deleteAccount: (uid: string) => Promise<void>
  /** Whether there was such an account that has been deleted, whoever asks. */
  readonly wasDeleted: (uid: string) => Promise<boolean>
  readonly sessions: () => Promise<readonly SessionDescription[]>
  readonly endOtherSessions: () => Promise<void>

  /**
   * Calls back with `users/{uid}` as it is, then after each change, including changes to what it refers to, until
   * stopped. Never with an older version than before, unless the server itself was restored from a backup.
   * @param onError called once when there is nothing to bind, or no longer: `signed-out`, `permission-denied`
   */
  readonly bind: (
    path: string,
    listener: (document: BoundDocument) => void,
    onError?: (error: AccountsError) => void,
  ) => Stop
  /**
   * Calls back when one of the reader's collections was written, by whatever device, and with null when changes may have
   * been missed.
   */
  readonly onChange: (listener: (change: DocumentChange | null) => void) => Stop
  readonly read: (path: string) => Promise<StoredDocument>
  /**
   * Writes the whole document.
   * @param ifVersion writes only over this version, else `version-mismatch`; 0 where there must be none yet
   */
  readonly set: (path: string, data: JsonObject, ifVersion?: number) => Promise<StoredDocument>
  /** Merges top-level fields as updateDocument does; null removes one. Creates the document where there is none. */
  readonly update: (path: string, partial: JsonObject) => Promise<StoredDocument>
  /** A document with what its references point to in their places, to depth 2; one that cannot be reached stays its path. */
  readonly resolve: (data: JsonObject | null) => Promise<JsonValue>
}

export interface StoredDocument {
  /** 0 while there is no document; grows with each write. */
  readonly version: number
  /** References as stored: the form that is changed and written back. */
  readonly data: JsonObject | null
}

export interface BoundDocument extends StoredDocument {
  readonly path: string
  /** The data as `resolve` gives it. */
  readonly resolved: JsonValue
}
