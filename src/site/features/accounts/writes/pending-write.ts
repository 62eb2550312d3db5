import type { DocumentChange } from './document-change.ts'

/** A change that the server does not have yet. */
export interface PendingWrite {
  /** Begins with when it was made, in milliseconds since 1970, so that ids sort by age. */
  readonly id: string
  readonly change: DocumentChange
}
