/** Who the visitor is and what is kept for them, as far as the pages need to know. */
import type { Checklist } from '#documents/checklist.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import type { JsonValue } from '#documents/json-value.ts'
import type { FeaturedParts, FeaturedSlot, UserDocument } from '#documents/user-document.ts'
import type { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort } from '../port/accounts-port.ts'

export interface SessionState {
  readonly user: UserRecord | null
  /** The visitor's document with its references resolved to depth 2, for showing; null without one, or before it has come. */
  readonly userData: JsonValue
  /** The same as it is stored, for changing. What waits in the outbox is in both. */
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

/** Top-level fields with their new values; null removes one. The checklist has its own way: see `ChecklistSource`. */
type UserDocumentChange = {
  readonly [Field in Exclude<keyof UserDocument, 'checklist'>]?: UserDocument[Field] | null
}

/**
 * Whoever stores the reader's checklist in this browser, and so knows best which entries the server does not have. The
 * session asks again before each attempt and stores nothing of it: unsaved entries are tracked in one place.
 */
export interface ChecklistSource {
  /** Entries of this user that the server does not have, as far as is known. */
  readonly unsaved: (uid: string) => Checklist
  /** The server has taken these entries. */
  readonly confirm: (entries: Checklist) => void
  /** The server will not take them; `unsaved` leaves them out from now on. */
  readonly refuse: (error: AccountsError) => void
}

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
  /** From now on the session sends what this source has not saved, with every attempt to send anything. */
  readonly followChecklist: (source: ChecklistSource) => Promise<void>
  /** Tries now to send whatever the server does not have; fulfilled when that is done or has failed for now. */
  readonly flush: () => Promise<void>
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
