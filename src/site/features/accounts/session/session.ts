/** Who the visitor is and what is stored for them, as far as pages need to know. */
import type { Checklist } from '#documents/checklist.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import type { JsonValue } from '#documents/json-value.ts'
import type { Reference } from '#documents/reference.ts'
import type { FeaturedParts, FeaturedSlot, Preferences, UserDetails, UserDocument } from '#documents/user-document.ts'
import type { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort } from '../port/accounts-port.ts'

/** The part of a session that an anonymous reader never loads. */
export interface SessionKeeper extends Pick<
  Session,
  'firstAnswer' | 'update' | 'updateFields' | 'setFeaturedPart' | 'featureBadge' | 'followChecklist' | 'flush'
> {
  readonly port: AccountsPort
}

/** What the keeper fills. */
export interface SessionShell {
  readonly state: () => SessionState
  readonly change: (change: Partial<SessionState>) => void
  /** Called once, as soon as it is known whether somebody is signed in, before a sign-in is followed. */
  readonly onFirstAnswer: () => void
}

export interface SessionState {
  readonly user: UserRecord | null
  /** The visitor's document with references resolved to depth 2, for display; null if missing or not yet loaded. */
  readonly userData: JsonValue
  /** The document as stored, for changing. Both include what is waiting in the outbox. */
  readonly document: UserDocument | null
  /** True once it is known what the document is, or that there is none. */
  readonly userDataInit: boolean
  /**
   * What the visitor was about to do when asked to sign in; empty when nothing. A path of the site is opened after
   * signing in; any other text is for the view that asked.
   */
  readonly authIntent: string
  readonly writes: WritesState
}

/** Whether the server has all changes made here; `offline`: stored in this browser, sent when possible. */
export type WritesState = 'saved' | 'saving' | 'offline'

/**
 * Whether the server has a change, or it waits until the server can be reached: `queued`, in the outbox of this browser;
 * `unstored`, on this page only, because the browser stores nothing or nothing more.
 */
export type WriteOutcome = 'saved' | 'queued' | 'unstored'

/** Top-level fields with their new values; null removes one. The checklist has its own way: see `ChecklistSource`. */
type UserDocumentChange = {
  readonly [Field in Exclude<keyof UserDocument, 'checklist'>]?: UserDocument[Field] | null
}

/** Fields inside groups with their new values; null removes one. Only what the reader has changed belongs there. */
interface UserFieldsChange {
  readonly userDetails?: Clearable<Omit<UserDetails, 'featuredParts'>>
  readonly preferences?: Clearable<Preferences>
}

type Clearable<Group> = { readonly [Field in keyof Group]?: Group[Field] | null }

/**
 * The store of the reader's checklist in this browser, which therefore knows best which entries the server does not
 * have. The session asks again before each attempt and stores nothing of it: unsaved entries are tracked in one place.
 */
export interface ChecklistSource {
  /** Entries of this user that the server does not have, as far as is known. */
  readonly unsaved: (uid: string) => Checklist
  /** The server has taken these entries. */
  readonly confirm: (entries: Checklist) => void
  /** The server refuses these entries of this user; `unsaved` returns none from now on. @param entries as returned by it */
  readonly refuse: (uid: string, error: AccountsError, entries: Checklist) => void
  /** Sends what the server does not have of the snapshots beside the document; fulfilled also where that fails. */
  readonly saveSnapshots: () => Promise<void>
  /** The account was deleted: nothing of it stays in this browser. */
  readonly forget: (uid: string) => void
}

export interface Session {
  /** The same object until something changes. */
  readonly state: () => SessionState
  readonly subscribe: (onChange: () => void) => () => void
  /** Fulfilled once the server has first said whether somebody is signed in. Asks it if necessary. */
  readonly firstAnswer: () => Promise<void>
  /**
   * Opens the sign-in dialog, unless the reader has gone elsewhere by the time its code has loaded; rejects if it cannot be
   * loaded. Closing it without signing in clears the intent.
   */
  readonly requestSignIn: (intent: string, hasGoneOn: () => boolean) => Promise<void>
  /**
   * Shown at once; waits for the first snapshot, creates the document where there is none, then writes. Rejects with
   * an AccountsError when the server refuses, and what was shown is taken back.
   */
  readonly update: (change: UserDocumentChange) => Promise<WriteOutcome>
  /** The same for fields inside groups: unnamed fields stay as any device last wrote them. */
  readonly updateFields: (change: UserFieldsChange) => Promise<WriteOutcome>
  /** Replaces one featured slot, leaves the others, and writes the whole document; null clears the slot. */
  readonly setFeaturedPart: <Slot extends FeaturedSlot>(
    slot: Slot,
    value: NonNullable<FeaturedParts[Slot]> | null,
  ) => Promise<WriteOutcome>
  /** Adds a badge to the featured ones, or removes it; the others stay. */
  readonly featureBadge: (badge: Reference, isFeatured: boolean) => Promise<WriteOutcome>
  /** From now on the session sends what this source has not saved, with every attempt to send anything. */
  readonly followChecklist: (source: ChecklistSource) => Promise<void>
  /** Tries now to send whatever the server does not have; fulfilled when that is done or has failed for now. */
  readonly flush: () => Promise<void>
  /** Everything else about accounts; loads its code on the first call. */
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
