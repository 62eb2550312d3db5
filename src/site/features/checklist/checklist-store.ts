import {
  changeLevels,
  emptyChecklist,
  holdToNow,
  isEmptyChecklist,
  levelOf,
  mergeChecklists,
  ownedCaps,
  ownedLevels,
  splitMarks,
  type Checklist,
  type ChecklistEntry,
  type Levels,
} from '#documents/checklist.ts'
import { firstCollection } from '#documents/collections.ts'
import { ownValue } from '#documents/json-value.ts'
import type { ChecklistSnapshot, SnapshotReason } from '#documents/checklist-snapshots.ts'
import { createStore, type Store } from '../../ui/store/create-store.ts'
import { emptyHistory, recordStep, redoStep, undoStep, type ChangeHistory, type HistoryMove } from './change-history.ts'
import type { ReaderChecklist, Saving } from './checklist-state.ts'
import { type ChecklistStorage, type Owner, pickNewer } from './checklist-storage.ts'
import { SnapshotKeeper } from './snapshot-keeper.ts'

/** The checklist the page shows: the visitor's, or that of the signed-in account. */
export class ChecklistStore {
  readonly #storage: ChecklistStorage
  readonly #now: () => number
  readonly #snapshots: SnapshotKeeper
  #owner: Owner
  /** As last read or written: if storage is full, this is not the owner of the page's list. */
  #storedOwner: Owner
  #checklist: Checklist
  #saving: Saving
  #isStored: boolean
  #history: ChangeHistory = emptyHistory
  /** What the account is known to have; null before its first answer. */
  #confirmed: Checklist | null = null
  readonly #state: Store<ReaderChecklist>
  #adoptions = 0

  readonly #collection: string

  /**
   * @param now milliseconds since 1970
   * @param collection its key; only the first one knows visitors and accounts
   */
  constructor(storage: ChecklistStorage, now: () => number, collection: string = firstCollection) {
    this.#storage = storage
    this.#collection = collection
    this.#now = now
    this.#owner = this.#storedOwner = storage.readOwner()
    this.#snapshots = new SnapshotKeeper({ storage, owner: this.#owner, now, keep: (write) => this.#keep(write) })
    this.#checklist = storage.readChecklist(this.#owner)
    this.#saving = this.#savingAtFirst()
    this.#isStored = storage.isLasting
    this.#state = createStore(this.#buildState())
  }

  readonly read = (): ReaderChecklist => this.#state.read()

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener)

  /** Sets levels, and points caps under `capMark`, as one undo step, after taking a snapshot if one is due. */
  change(levels: Levels, reason: SnapshotReason = 'day'): void {
    this.refresh()
    const changes = changeLevels(this.#checklist, levels, this.#now())
    if (isEmptyChecklist(changes)) return
    this.#snapshots.take(this.#checklist, reason)
    this.#history = recordStep(this.#history, this.#checklist, levelsOf(changes))
    this.#apply(changes)
  }

  /** @returns the levels it has set */
  undo(): Levels {
    this.refresh()
    return this.#move(undoStep(this.#history, this.#checklist))
  }

  /** @returns the levels it has set */
  redo(): Levels {
    this.refresh()
    return this.#move(redoStep(this.#history, this.#checklist))
  }

  /**
   * Merges what other tabs have stored in the meantime. Tabs hear of each other late, so one may have replaced what this
   * one had stored: it is stored again, unless the list has been deleted. Tabs with the same levels write nothing, so
   * they come to rest; dates alone do not count, because `holdToNow` sets them back.
   */
  refresh(): void {
    const owner = this.#storage.readOwner()
    const isOwnerNew = owner !== this.#storedOwner
    this.#storedOwner = owner
    if (isOwnerNew && owner !== this.#owner) return this.#become(owner)
    // Another tab may have adopted the visitor's items, or put them back.
    if (this.#snapshots.refresh() || this.#countWaiting() !== this.read().waitingCount) this.#publish()
    const stored = this.#storage.readChecklist(this.#owner)
    if (stored === this.#checklist) return
    const own = this.#withoutRedated(stored)
    const merged = mergeChecklists(own, stored)
    if (!isEmptyChecklist(stored) && hasOtherLevels(merged, stored)) this.#writeAndShow(merged)
    else if (!isEmptyChecklist(pickNewer(merged, own))) this.#show(merged)
  }

  snapshots(): readonly ChecklistSnapshot[] {
    return this.#snapshots.read()
  }

  /** Grows with each snapshot taken or stored again, to tell whether there is something new to sync. */
  get snapshotTurn(): number {
    return this.#snapshots.turn
  }

  replaceSnapshots(snapshots: readonly ChecklistSnapshot[]): void {
    this.#snapshots.replace(snapshots)
    this.#publish()
  }

  confirmSnapshots(snapshots: readonly ChecklistSnapshot[]): void {
    this.#snapshots.confirm(snapshots)
  }

  /** Those that the account is not known to have; none of a visitor. */
  unsavedSnapshots(): readonly ChecklistSnapshot[] {
    return this.#owner === null ? [] : this.#snapshots.unsaved()
  }

  /** Somebody has signed in: from now on the checklist is theirs, at first as this browser last knew it. */
  enter(uid: string): void {
    if (this.#owner === uid) return
    this.#writeOwner(uid)
    this.#become(uid)
  }

  /** The reader has signed out. Unsaved entries and snapshots wait in this browser for the account to return. */
  leave(): void {
    const uid = this.#owner
    if (uid === null) return
    // Another tab may have stored what the account does not have yet.
    this.refresh()
    if (this.#owner !== uid) return
    if (isEmptyChecklist(this.unsaved())) this.#removeButSnapshots(uid, this.unsavedSnapshots())
    this.#writeOwner(null)
    this.#become(null)
  }

  /** Merges what the account has, item by item, without replacing anything newer. */
  receive(confirmed: Checklist): void {
    const isFirst = this.#confirmed === null
    const news = this.#confirmed ? pickNewer(confirmed, this.#confirmed) : confirmed
    if (!isFirst && isEmptyChecklist(news)) return
    this.#confirmed = mergeChecklists(this.#confirmed ?? emptyChecklist, news)
    const merged = mergeChecklists(this.#checklist, news)
    if (!isEmptyChecklist(pickNewer(merged, this.#checklist))) this.#writeAndShow(merged)
    else if (isFirst) this.#publish()
  }

  /** The entries that the account does not have, as far as is known; all of them before its first answer. */
  unsaved(): Checklist {
    return this.#owner === null ? emptyChecklist : pickNewer(this.#checklist, this.#confirmed ?? emptyChecklist)
  }

  /** Redates entries made while this device's clock was ahead, so that the account takes them; once it has answered. */
  holdToNow(): void {
    if (this.#owner === null || this.#confirmed === null) return
    const unsaved = this.unsaved()
    const held = holdToNow(unsaved, this.#confirmed, this.#now())
    if (held !== unsaved) this.#writeAndShow({ ...this.#checklist, ...held })
  }

  setSaving(saving: Saving): void {
    if (this.#saving === saving) return
    this.#saving = saving
    this.#publish()
  }

  /** Items marked in this browser before signing in; empty for a visitor. */
  visitorMarks(): Checklist {
    const isShared = this.#owner !== null && this.#collection === firstCollection
    return isShared ? this.#storage.readChecklist(null) : emptyChecklist
  }

  /**
   * Merges the visitor's items into the account's checklist, after a snapshot; from then on they belong to it. The
   * visitor's list goes once the account's is stored with them, or has reached the account.
   */
  adoptVisitorMarks(marks: Checklist): void {
    const gained = pickNewer(marks, this.#checklist)
    const levels = levelsOf(gained)
    if (levels.size > 0) {
      this.#adoptions += 1
      this.#snapshots.take(this.#checklist, 'merge')
      this.#history = recordStep(this.#history, this.#checklist, levels)
      this.#apply(gained)
    }
    const isHeld = [this.#storage.readChecklist(this.#owner), this.#confirmed ?? emptyChecklist].some((list) =>
      isEmptyChecklist(pickNewer(marks, list)),
    )
    if (!isHeld) return
    this.#storage.remove(null)
    this.#publish()
  }

  /**
   * Undoes what `adoptVisitorMarks` has just done: the items are the visitor's again, and newer than their removal from
   * the account, so that they can be added later.
   * @param putOff called with them before they are stored, so that nothing adopts them at once
   */
  returnVisitorMarks(marks: Checklist, putOff: (marks: Checklist) => void): void {
    this.undo()
    const returned = Object.fromEntries(
      Object.entries(marks).map(([id, [level]]): [string, ChecklistEntry] => [
        id,
        [level, Math.max(this.#now(), (ownValue(this.#checklist, id)?.[1] ?? 0) + 1)],
      ]),
    )
    putOff(returned)
    this.#keep(() => this.#storage.writeChecklist(null, returned))
    this.#publish()
  }

  /** The account was deleted: nothing of it stays in this browser. */
  forgetAccount(uid: string): void {
    this.#storage.remove(uid)
    if (this.#owner !== uid) return
    this.#writeOwner(null)
    this.#become(null)
  }

  #countWaiting(): number {
    return Object.keys(splitMarks(this.visitorMarks()).checklist).length
  }

  /** Without entries that another tab has redated to now: their later dates would win over what it has changed since. */
  #withoutRedated(stored: Checklist): Checklist {
    const now = this.#now()
    const unsaved = this.unsaved()
    const isRedated = (id: string) =>
      (ownValue(unsaved, id)?.[1] ?? 0) > now && (ownValue(stored, id)?.[1] ?? Infinity) <= now
    return Object.fromEntries(Object.entries(this.#checklist).filter(([id]) => !isRedated(id)))
  }

  #move(move: HistoryMove | null): Levels {
    if (!move) return new Map()
    this.#history = move.history
    this.#apply(changeLevels(this.#checklist, move.levels, this.#now()))
    return move.levels
  }

  #apply(changes: Checklist): void {
    if (this.#owner !== null && Object.keys(changes).length > 0 && this.#saving === 'saved') this.#saving = 'saving'
    this.#writeAndShow(mergeChecklists(this.#checklist, changes))
  }

  #removeButSnapshots(uid: string, snapshots: readonly ChecklistSnapshot[]): void {
    this.#storage.remove(uid)
    if (snapshots.length > 0) this.#keep(() => this.#storage.writeSnapshots(uid, snapshots))
  }

  #writeOwner(owner: Owner): void {
    this.#keep(() => {
      this.#storage.writeOwner(owner)
      this.#storedOwner = owner
    })
  }

  #writeAndShow(checklist: Checklist): void {
    this.#keep(() => this.#storage.writeChecklist(this.#owner, checklist))
    this.#show(checklist)
  }

  /** Runs a write that may fail because storage is full, and shows that to the reader. */
  #keep(write: () => void): void {
    try {
      write()
      this.#isStored = this.#storage.isLasting
    } catch (error) {
      console.warn('The checklist could not be saved in this browser.', error)
      this.#isStored = false
    }
  }

  #become(owner: Owner): void {
    this.#owner = owner
    this.#confirmed = null
    this.#snapshots.setOwner(owner)
    this.#history = emptyHistory
    this.#saving = this.#savingAtFirst()
    this.#show(this.#storage.readChecklist(owner))
  }

  #savingAtFirst(): Saving {
    return this.#owner === null ? 'local' : 'offline'
  }

  /** Without storage, what should wait in the browser exists only on this page. */
  #describeSaving(): Saving {
    const isInAccount = this.#saving === 'saved' || this.#saving === 'saving'
    return this.#isStored || isInAccount ? this.#saving : 'unstored'
  }

  #show(checklist: Checklist): void {
    this.#checklist = checklist
    this.#publish()
  }

  #publish(): void {
    this.#state.write(this.#buildState())
  }

  #buildState(): ReaderChecklist {
    return {
      owner: this.#owner,
      collection: this.#collection,
      checklist: this.#checklist,
      owned: ownedLevels(this.#checklist),
      caps: ownedCaps(this.#checklist),
      saving: this.#describeSaving(),
      isConfirmed: this.#confirmed !== null,
      adoptions: this.#adoptions,
      waitingCount: this.#countWaiting(),
      lastStep: this.#history.done.at(-1),
      canUndo: this.#history.done.length > 0,
      canRedo: this.#history.undone.length > 0,
    }
  }
}

function levelsOf(changes: Checklist): Levels {
  return new Map(Object.entries(changes).map(([id, [level]]) => [id, level]))
}

function hasOtherLevels(list: Checklist, stored: Checklist): boolean {
  return Object.entries(list).some(([id, [level]]) => levelOf(stored, id) !== level)
}
