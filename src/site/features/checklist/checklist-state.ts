import type { CapStep, Checklist, Levels } from '#documents/checklist.ts'
import type { ChangeStep } from './change-history.ts'
import type { Owner } from './checklist-storage.ts'

/**
 * Where the reader's last changes are. `local`: in this browser, for a visitor. `saved`: in the account. `saving`:
 * being sent. `offline`: in this browser, until the account can be reached. `refused`: in this browser, because the
 * account does not accept them. `ahead`: the same, because this device's clock is more than a day ahead. `unstored`: on
 * this page only, because the browser stores nothing.
 */
export type Saving = 'local' | 'saved' | 'saving' | 'offline' | 'refused' | 'ahead' | 'unstored'

/** The state of the reader's checklist; the same object until something changes. */
export interface ReaderChecklist {
  readonly owner: Owner
  /** The key of the collection: `firstCollection`, or that of a further one. */
  readonly collection: string
  readonly checklist: Checklist
  /** Levels of owned items, by item id. */
  readonly owned: Levels
  /** Points caps of owned items, by item id; those at step 0 are absent. */
  readonly caps: ReadonlyMap<string, CapStep>
  readonly saving: Saving
  /** Whether the account has said what it has; false for a visitor. */
  readonly isConfirmed: boolean
  /** How often a visitor's items have joined those of an account. */
  readonly adoptions: number
  /** How many items were marked in this browser before signing in that the account has not taken; 0 for a visitor. */
  readonly waitingCount: number
  /** What undo would revert; undefined where there is nothing. */
  readonly lastStep: ChangeStep | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/**
 * Whose levels they are, and whether all are there: signing in changes whose the items are, then brings them, and may add
 * those of the visitor.
 */
export function levelsSource({ owner, collection, isConfirmed, adoptions }: ReaderChecklist): string {
  return `${owner} ${collection} ${isConfirmed} ${adoptions}`
}
