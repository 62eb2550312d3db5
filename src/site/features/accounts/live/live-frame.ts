import type { UserRecord } from '#documents/describe-user.ts'
import type { DocumentSnapshot } from '#documents/live-messages.ts'
import type { AccountsErrorCode } from '../port/accounts-error.ts'

/** What the stream delivers, and what the tabs of a browser pass on to each other. */
export type LiveFrame =
  /** Null: nobody is signed in. */
  | { readonly event: 'user'; readonly data: UserRecord | null }
  | { readonly event: 'doc'; readonly data: DocumentSnapshot }
  /** The stream is alive. */
  | { readonly event: 'beat' }
  /** There is no stream now; another attempt follows, except without an accounts server (`no-server`). */
  | { readonly event: 'trouble'; readonly code: AccountsErrorCode }
