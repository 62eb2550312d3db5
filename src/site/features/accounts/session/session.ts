/** Who the visitor is and what is kept for them, as far as the pages need to know. */
import type { UserRecord } from '#documents/describe-user.ts'
import type { JsonValue } from '#documents/json-value.ts'
import type { FeaturedParts, FeaturedSlot, UserDocument } from '#documents/user-document.ts'
import type { AccountsPort } from '../port/accounts-port.ts'

export interface SessionState {
  readonly user: UserRecord | null
  /** The visitor's document with its references resolved to depth 2, for showing; null without one, or before it has come. */
  readonly userData: JsonValue
  /** The same as it is stored, for changing. What has not reached the server yet is in both. */
  readonly document: UserDocument | null
  /** True once the document, or that there is none, is known. */
  readonly userDataInit: boolean
  /**
   * What the visitor was about to do when asked to sign in; empty when nothing. A path of the site is opened after
   * signing in; any other text is for the view that asked.
   */
  readonly authIntent: string
  readonly writes: WritesState
}

/** Whether everything that was changed here is kept on the server; `offline`: kept in this browser, sent when possible. */
export type WritesState = 'saved' | 'saving' | 'offline'

/** Whether the server has a change, or it waits in the outbox until the server can be reached. */
export type WriteOutcome = 'saved' | 'queued'

/** Top-level fields with their new values; null removes one. Entries of the checklist are merged into what is there. */
export type UserDocumentChange = { readonly [Field in keyof UserDocument]?: UserDocument[Field] | null }

export interface Session {
  /** The same object until something changes. */
  readonly state: () => SessionState
  readonly subscribe: (onChange: () => void) => () => void
  /** Fulfilled when the server has said for the first time whether somebody is signed in. Asks it, if nobody has yet. */
  readonly firstAnswer: () => Promise<void>
  /** Opens the dialog to sign in, whose code may not be reached. Closing it without signing in empties the intent. */
  readonly requestSignIn: (intent?: string) => Promise<void>
  /**
   * Shown at once; waits for the first snapshot, creates the document where there is none, then writes. Rejects with
   * an AccountsError when the server refuses, and what was shown is taken back.
   */
  readonly update: (change: UserDocumentChange) => Promise<WriteOutcome>
  /** Replaces one slot of the featured parts, keeps the others, and writes the whole document; null empties the slot. */
  readonly setFeaturedPart: <Slot extends FeaturedSlot>(
    slot: Slot,
    value: NonNullable<FeaturedParts[Slot]> | null,
  ) => Promise<WriteOutcome>
  /** Everything else about accounts; its code is loaded with the first call. */
  readonly accounts: () => Promise<AccountsPort>
}

export const signedOutState: SessionState = Object.freeze({
  user: null,
  userData: null,
  document: null,
  userDataInit: false,
  authIntent: '',
  writes: 'saved',
})
