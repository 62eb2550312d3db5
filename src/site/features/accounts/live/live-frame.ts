import type { UserRecord } from '#documents/describe-user.ts'
import type { DocumentChange, DocumentSnapshot, SessionEnd } from '#documents/live-messages.ts'
import type { AccountsErrorCode } from '../port/accounts-error.ts'

/** What the stream delivers, and what the tabs of a browser pass on to each other. */
export type LiveFrame =
  | { readonly event: 'user'; readonly data: UserRecord }
  /** There is no session. */
  | { readonly event: 'user'; readonly data: null; readonly end: SessionEnd | null }
  | {
      readonly event: 'doc'
      readonly data: DocumentSnapshot
      /** When the stream that delivered it was opened (ms since 1970); omitted for the answer to a write. */
      readonly openedAtMs?: number
    }
  /** One of the reader's collections was written, here or elsewhere. */
  | { readonly event: 'change'; readonly data: DocumentChange }
  /** The stream is alive. */
  | { readonly event: 'beat' }
  /** There is no stream now; another attempt follows, except without an accounts server (`no-server`). */
  | { readonly event: 'trouble'; readonly code: AccountsErrorCode }
