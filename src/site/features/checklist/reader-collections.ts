import * as say from '#wording/checklist.ts'
import {
  areSameNames,
  createCollectionKey,
  firstCollection,
  mergeCollectionNames,
  mostCollections,
  mostKept,
  type CollectionName,
  type CollectionNames,
} from '#documents/collections.ts'
import { isEmptyChecklist, type Levels } from '#documents/checklist.ts'
import { ownValue } from '#documents/json-value.ts'
import { createStore, type Store } from '../../ui/store/create-store.ts'
import { createChecklistStorage, createTextsInMemory, type KeyedTexts, type Owner } from './checklist-storage.ts'
import type { ReaderChecklist } from './checklist-state.ts'
import { ChecklistStore } from './checklist-store.ts'
import { CollectionsStorage } from './collections-storage.ts'

/** A collection of the reader as it is listed. */
export interface ListedCollection {
  readonly key: string
  readonly name: string
}

/** A snapshot that the reader keeps by name. */
interface KeptSnapshot extends ListedCollection {
  /** When the checklist was so: milliseconds since 1970. */
  readonly takenAtMs: number
}

export interface CollectionsState {
  readonly owner: Owner
  /** The first one first, the others in the order in which they were made. */
  readonly listed: readonly ListedCollection[]
  readonly current: string
  /** The latest first. What each holds is in its store, see `open`. */
  readonly kept: readonly KeptSnapshot[]
  /** Grows whenever something comes into a kept snapshot from the account. */
  readonly keptTurn: number
}

interface Parts {
  readonly first: ChecklistStore
  /** Null where the browser blocks it. */
  readonly texts: KeyedTexts | null
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * All collections of the reader, and which of them the site shows. The first is the checklist that there
 * always was, and follows the session by itself; each of the others is a checklist of its own.
 */
export class ReaderCollections {
  readonly #first: ChecklistStore
  readonly #stored: CollectionsStorage
  /** Null where the browser blocks it. */
  readonly #texts: KeyedTexts | null
  readonly #now: () => number
  readonly #opened = new Map<string, ChecklistStore>()
  readonly #listeners = new Set<() => void>()
  readonly #state: Store<CollectionsState>
  #owner: Owner
  #current: ChecklistStore
  #keptTurn = 0

  constructor({ first, texts, now }: Parts) {
    this.#first = first
    this.#texts = texts
    this.#now = now
    this.#owner = first.read().owner
    this.#stored = new CollectionsStorage(texts ?? createTextsInMemory(), this.#owner)
    this.#purgeRemoved()
    this.#current = this.#find(this.#readCurrent())
    this.#state = createStore(this.#buildState())
    first.subscribe(() => this.#followOwner())
    this.#watch(first)
  }

  /** The checklist that the site shows. */
  get current(): ChecklistStore {
    return this.#current
  }

  readonly readCurrent = (): ReaderChecklist => this.#current.read()

  /** Of the checklist that the site shows, whichever it is by then. */
  readonly subscribeCurrent = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): CollectionsState => this.#state.read()

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener)

  /** Shows another collection; one that is not there changes nothing. */
  choose(key: string): boolean {
    if (!this.read().listed.some((collection) => collection.key === key)) return false
    this.#stored.choose(key)
    this.#show()
    return true
  }

  /**
   * Makes a collection, and fills it.
   * @returns its key; null where there are as many as a player may have
   */
  add(name: string, levels: Levels = new Map()): string | null {
    if (this.read().listed.length >= mostCollections) return null
    const key = createCollectionKey()
    this.#name(key, { name, changedAtMs: this.#now() })
    this.open(key).change(levels, 'import')
    this.#publish()
    return key
  }

  /**
   * Keeps a snapshot under a name: it never changes, and no newer one takes its place.
   * @returns its key; null where there are as many as a player may keep
   */
  keep(name: string, takenAtMs: number, levels: Levels): string | null {
    if (this.read().kept.length >= mostKept) return null
    const key = createCollectionKey()
    this.#name(key, { name, changedAtMs: this.#now(), takenAtMs })
    this.open(key).change(levels, 'import')
    this.#publish()
    return key
  }

  rename(key: string, name: string): void {
    this.#name(key, { name, changedAtMs: this.#nextMoment(key), ...this.#takenAt(key) })
    this.#publish()
  }

  /** Takes a collection from the list; what it holds stays until that has reached the account, so it can be put back. */
  remove(key: string): void {
    const entry = ownValue(this.names(), key)
    if (!entry || key === firstCollection) return
    this.#name(key, {
      name: entry.name,
      changedAtMs: this.#nextMoment(key),
      isRemoved: true,
      ...this.#takenAt(key),
    })
    this.#stored.noteWaiting(key, true)
    this.#show()
  }

  putBack(key: string): void {
    const entry = ownValue(this.names(), key)
    if (entry) this.rename(key, entry.name)
  }

  /** Deletes what this browser holds of a collection. */
  forget(key: string): void {
    this.#stored.removeChecklist(key)
    this.#opened.delete(key)
    this.#stored.noteWaiting(key, false)
  }

  names(): CollectionNames {
    return this.#stored.names()
  }

  /** Takes the names that the account has as well. */
  mergeNames(names: CollectionNames): CollectionNames {
    const own = this.names()
    const merged = mergeCollectionNames(own, names)
    if (!areSameNames(own, merged)) {
      this.#stored.writeNames(merged)
      this.#show()
    }
    return merged
  }

  /** The checklist of a further collection, whether the site shows it or not. */
  open(key: string): ChecklistStore {
    const known = this.#opened.get(key)
    if (known) return known
    const owner = this.#owner
    const storage = createChecklistStorage(this.#texts, key)
    const store = new ChecklistStore({ ...storage, readOwner: () => owner, writeOwner: () => {} }, this.#now, key)
    this.#opened.set(key, store)
    // What is marked in an account waits until it has got there; noted first, for listeners of the mark may look.
    store.subscribe(() => {
      if (owner !== null && owner === this.#owner) this.#stored.noteWaiting(key, !isEmptyChecklist(store.unsaved()))
    })
    this.#watch(store)
    return store
  }

  /** Keys of collections with something that the account may not have. */
  waiting(): readonly string[] {
    return this.#stored.waiting()
  }

  /** The account has all of a collection. */
  settle(key: string): void {
    this.#stored.noteWaiting(key, false)
  }

  /** What a visitor has made becomes the account's, as collections of their own. @returns how many */
  adoptVisitors(): number {
    if (this.#owner === null) return 0
    const { listed, kept } = this.read()
    const room = { listed: mostCollections - listed.length, kept: mostKept - kept.length }
    const taken = this.#stored.takeVisitors(({ takenAtMs }) => room[takenAtMs === undefined ? 'listed' : 'kept']-- > 0)
    this.mergeNames(taken)
    return Object.keys(taken).length
  }

  /** Another tab has changed something. */
  refresh(): void {
    this.#first.refresh()
    for (const store of this.#opened.values()) store.refresh()
    this.#show()
  }

  /** Of an account that has been deleted, or has left: nothing stays, or only what it does not have yet. */
  forgetAccount(uid: string, isDeleted: boolean): void {
    this.#stored.forgetAccount(uid, isDeleted)
  }

  #followOwner(): void {
    const { owner } = this.#first.read()
    if (owner === this.#owner) return
    const left = this.#owner
    this.#owner = owner
    this.#stored.setOwner(owner)
    this.#opened.clear()
    if (left !== null) this.forgetAccount(left, false)
    this.#show()
  }

  #watch(store: ChecklistStore): void {
    store.subscribe(() => {
      if (store === this.#current) this.#notify()
      if (ownValue(this.names(), store.read().collection)?.takenAtMs === undefined) return
      this.#keptTurn += 1
      this.#publish()
    })
  }

  /** What the site shows may be another by now. */
  #show(): void {
    const next = this.#find(this.#readCurrent())
    const isOther = next !== this.#current
    this.#current = next
    this.#publish()
    if (isOther) this.#notify()
  }

  #find(key: string): ChecklistStore {
    return key === firstCollection ? this.#first : this.open(key)
  }

  #readCurrent(): string {
    const key = this.#stored.current()
    const entry = ownValue(this.names(), key)
    return entry && !entry.isRemoved && entry.takenAtMs === undefined ? key : firstCollection
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  #publish(): void {
    const next = this.#buildState()
    if (JSON.stringify(next) !== JSON.stringify(this.read())) this.#state.write(next)
  }

  #buildState(): CollectionsState {
    const names = this.names()
    const others = Object.entries(names).flatMap(([key, { name, isRemoved, takenAtMs }]) =>
      key === firstCollection || isRemoved ? [] : { key, name, takenAtMs },
    )
    const listed = others.flatMap(({ key, name, takenAtMs }) => (takenAtMs === undefined ? { key, name } : []))
    const kept = others
      .flatMap(({ key, name, takenAtMs }) => (takenAtMs === undefined ? [] : { key, name, takenAtMs }))
      .toSorted((a, b) => b.takenAtMs - a.takenAtMs)
    const first = { key: firstCollection, name: ownValue(names, firstCollection)?.name ?? say.myCollection() }
    return {
      owner: this.#owner,
      listed: [first, ...listed],
      current: this.#current.read().collection,
      kept,
      keptTurn: this.#keptTurn,
    }
  }

  /** A visitor's that were removed on an earlier page, which can no longer be undone. */
  #purgeRemoved(): void {
    if (this.#owner !== null) return
    const names = Object.entries(this.names())
    const kept = names.filter(([, { isRemoved }]) => !isRemoved)
    if (kept.length === names.length) return
    for (const [key, { isRemoved }] of names) if (isRemoved) this.forget(key)
    this.#stored.writeNames(Object.fromEntries(kept))
  }

  #name(key: string, entry: CollectionName): void {
    // Its name waits as well, until the account has it.
    if (this.#owner !== null) this.#stored.noteWaiting(key, true)
    this.#stored.writeNames({ ...this.names(), [key]: entry })
  }

  #takenAt(key: string): Pick<CollectionName, 'takenAtMs'> {
    const takenAtMs = ownValue(this.names(), key)?.takenAtMs
    return takenAtMs === undefined ? {} : { takenAtMs }
  }

  /** Later than what it changes, even where another device's clock is ahead. */
  #nextMoment(key: string): number {
    return Math.max(this.#now(), (ownValue(this.names(), key)?.changedAtMs ?? 0) + 1)
  }
}
