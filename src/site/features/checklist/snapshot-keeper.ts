import type { Checklist } from '#documents/checklist.ts'
import {
  addSnapshot,
  type ChecklistSnapshot,
  type SnapshotReason,
  maxSnapshots,
} from '#documents/checklist-snapshots.ts'
import type { ChecklistStorage, Owner } from './checklist-storage.ts'

interface Parts {
  readonly storage: ChecklistStorage
  readonly owner: Owner
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs a write that may fail because storage is full. */
  readonly keep: (write: () => void) => void
}

/** Takes the snapshots of one owner's checklist, and keeps them in this browser, which other tabs do as well. */
export class SnapshotKeeper {
  readonly #storage: ChecklistStorage
  readonly #now: () => number
  readonly #keep: Parts['keep']
  #owner: Owner
  /** As this page last wrote them; none before it does. */
  #written: readonly ChecklistSnapshot[] = []
  #turn = 0

  constructor({ storage, owner, now, keep }: Parts) {
    this.#storage = storage
    this.#owner = owner
    this.#now = now
    this.#keep = keep
  }

  read(): readonly ChecklistSnapshot[] {
    return this.#storage.readSnapshots(this.#owner)
  }

  /** Grows with each snapshot taken or stored again, to tell whether there is something new to sync. */
  get turn(): number {
    return this.#turn
  }

  /** Takes a snapshot before the checklist changes, if one is due. */
  take(checklist: Checklist, reason: SnapshotReason): void {
    const now = this.#now()
    const stored = this.read()
    // Not only the newest: that may be from a day when this device's clock was ahead.
    if (reason === 'day' && stored.some(({ takenAtMs }) => isSameDay(takenAtMs, now))) return
    if (reason === 'day' && !ownsFromBefore(checklist, now)) return
    const next = addSnapshot(stored, checklist, reason, now)
    if (next === stored) return
    this.#turn += 1
    this.replace(next)
  }

  replace(snapshots: readonly ChecklistSnapshot[]): void {
    this.#written = snapshots
    this.#keep(() => this.#storage.writeSnapshots(this.#owner, snapshots))
  }

  /**
   * Stores again the snapshots that another tab has replaced, unless all have been deleted.
   *
   * @returns whether it has stored any
   */
  refresh(): boolean {
    if (this.#written.length === 0) return false
    const stored = this.read()
    if (stored.length === 0) this.#written = stored
    if (stored === this.#written) return false
    const now = this.#now()
    // Those from the future are from when the clock was ahead: the other tab has redated them.
    const own = this.#written.filter(({ takenAtMs }) => takenAtMs <= now)
    const merged = mergeSnapshots(own, stored)
    this.#written = stored
    if (areSameSnapshots(merged, stored)) return false
    this.#turn += 1
    this.replace(merged)
    return true
  }

  /** The account has these. */
  confirm(snapshots: readonly ChecklistSnapshot[]): void {
    this.#keep(() => this.#storage.writeSavedSnapshots(this.#owner, snapshots))
  }

  /** Those that the account is not known to have. */
  unsaved(): readonly ChecklistSnapshot[] {
    const saved = this.#storage.readSavedSnapshots(this.#owner)
    return this.read().filter(({ takenAtMs }) => !saved.has(takenAtMs))
  }

  /** From now on they are somebody else's. */
  setOwner(owner: Owner): void {
    this.#owner = owner
    this.#written = []
  }
}

/** Whether anything was owned before the day: what was only marked on it is no earlier state. */
function ownsFromBefore(checklist: Checklist, dayMs: number): boolean {
  return Object.values(checklist).some(([level, changedAtMs]) => level > 0 && !isSameDay(changedAtMs, dayMs))
}

function isSameDay(oneMs: number, otherMs: number): boolean {
  return new Date(oneMs).toDateString() === new Date(otherMs).toDateString()
}

/** The snapshots of two devices as one list, newest first, up to the limit. */
export function mergeSnapshots(
  one: readonly ChecklistSnapshot[],
  other: readonly ChecklistSnapshot[],
): readonly ChecklistSnapshot[] {
  const byMoment = new Map([...other, ...one].map((snapshot) => [snapshot.takenAtMs, snapshot]))
  return [...byMoment.values()].toSorted((a, b) => b.takenAtMs - a.takenAtMs).slice(0, maxSnapshots)
}

/**
 * Snapshots of this device, none that the account lacks and that are from the future: its clock was ahead, and the
 * server refuses them. They keep their order.
 *
 * @param nowMs milliseconds since 1970
 */
export function holdSnapshotsToNow(
  own: readonly ChecklistSnapshot[],
  account: readonly ChecklistSnapshot[],
  nowMs: number,
): readonly ChecklistSnapshot[] {
  const isKnown = (moment: number) => account.some(({ takenAtMs }) => takenAtMs === moment)
  return own.map((snapshot, index) => {
    const { takenAtMs } = snapshot
    return takenAtMs <= nowMs || isKnown(takenAtMs) ? snapshot : { ...snapshot, takenAtMs: nowMs - index }
  })
}

/** Snapshots never change, so their times identify them. */
export function areSameSnapshots(one: readonly ChecklistSnapshot[], other: readonly ChecklistSnapshot[]): boolean {
  return one.length === other.length && one.every(({ takenAtMs }, index) => takenAtMs === other[index]?.takenAtMs)
}
