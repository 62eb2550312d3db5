import * as say from '#wording/checklist.ts'
import {
  areSameNames,
  createCollectionKey,
  firstCollection,
  mergeCollectionNames,
  mostCollections,
  mostKept,
  parseCollectionNames,
  type CollectionName,
  type CollectionNames,
} from '#documents/collections.ts'
import { isEmptyChecklist, type Levels } from '#documents/checklist.ts'
import { isJsonObject, ownValue } from '#documents/json-value.ts'
import { createStore, type Store } from '../../ui/store/create-store.ts'
import { createChecklistStorage, createPassingTexts, type KeyedTexts, type Owner } from './checklist-storage.ts'
import { ChecklistStore, type ReaderChecklist } from './checklist-store.ts'

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

/** Of localStorage; an account's have its uid behind them. */
const namesKey = 'topshelf-collections'
const currentKey = 'topshelf-collection'
/** Collections with something that the account may not have. */
const waitingKey = 'topshelf-collections-waiting'

const checklistKeys = ['topshelf-checklist', 'topshelf-checklist-caps', 'topshelf-checklist-snapshots'] as const

interface Parts {
  readonly first: ChecklistStore
  /** Null where the browser blocks it. */
  readonly texts: KeyedTexts | null
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * All collections of whoever uses the browser, and which of them the site shows. The first is the checklist that there
 * always was, and follows the session by itself; each of the others is a checklist of its own.
 */
export class ReaderCollections {
  readonly #first: ChecklistStore
  readonly #texts: KeyedTexts
  readonly #isLasting: boolean
  readonly #now: () => number
  readonly #opened = new Map<string, ChecklistStore>()
  readonly #listeners = new Set<() => void>()
  readonly #state: Store<CollectionsState>
  #owner: Owner
  #current: ChecklistStore
  #keptTurn = 0

  constructor({ first, texts, now }: Parts) {
    this.#first = first
    this.#texts = texts ?? createPassingTexts()
    this.#isLasting = texts !== null
    this.#now = now
    this.#owner = first.read().owner
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
    if (key === firstCollection) this.#remove(currentKey)
    else this.#write(currentKey, key)
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
    this.#noteWaiting(key, true)
    this.#show()
  }

  putBack(key: string): void {
    const entry = ownValue(this.names(), key)
    if (entry) this.rename(key, entry.name)
  }

  /** Deletes what this browser holds of a collection. */
  forget(key: string): void {
    for (const known of checklistKeys) this.#texts.removeItem(`${known}:${this.#owner ?? ''}+${key}`)
    this.#opened.delete(key)
    this.#noteWaiting(key, false)
  }

  names(): CollectionNames {
    return parseCollectionNames(this.#readJson(namesKey))
  }

  /** Takes the names that the account has as well. */
  mergeNames(names: CollectionNames): CollectionNames {
    const own = this.names()
    const merged = mergeCollectionNames(own, names)
    if (!areSameNames(own, merged)) {
      this.#write(namesKey, JSON.stringify(merged))
      this.#show()
    }
    return merged
  }

  /** The checklist of a further collection, whether the site shows it or not. */
  open(key: string): ChecklistStore {
    const known = this.#opened.get(key)
    if (known) return known
    const owner = this.#owner
    const storage = createChecklistStorage(this.#isLasting ? this.#texts : null, key)
    const store = new ChecklistStore({ ...storage, readOwner: () => owner, writeOwner: () => {} }, this.#now, key)
    this.#opened.set(key, store)
    // What is marked in an account waits until it has got there; noted first, for whoever hears of the mark may look.
    store.subscribe(() => {
      if (owner !== null && owner === this.#owner) this.#noteWaiting(key, !isEmptyChecklist(store.unsaved()))
    })
    this.#watch(store)
    return store
  }

  /** Keys of collections with something that the account may not have. */
  waiting(): readonly string[] {
    const keys = this.#readJson(waitingKey)
    return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : []
  }

  /** The account has all of a collection. */
  settle(key: string): void {
    this.#noteWaiting(key, false)
  }

  /** What a visitor has made becomes the account's, as collections of their own. @returns how many */
  adoptVisitors(): number {
    if (this.#owner === null) return 0
    const all = parseCollectionNames(parseJson(this.#texts.getItem(namesKey)))
    const { listed, kept } = this.read()
    const room = { listed: mostCollections - listed.length, kept: mostKept - kept.length }
    const adopted = Object.entries(all).filter(([key, { isRemoved }]) => key !== firstCollection && !isRemoved)
    const taken = adopted.filter(([, { takenAtMs }]) => room[takenAtMs === undefined ? 'listed' : 'kept']-- > 0)
    for (const [key] of taken) {
      for (const known of checklistKeys) {
        const text = this.#texts.getItem(`${known}:+${key}`)
        if (text !== null) this.#texts.setItem(`${known}:${this.#owner}+${key}`, text)
        this.#texts.removeItem(`${known}:+${key}`)
      }
      this.#noteWaiting(key, true)
    }
    // What was shown before signing in is shown after.
    const shown = this.#texts.getItem(currentKey)
    if (taken.some(([key]) => key === shown)) {
      this.#write(currentKey, shown ?? '')
      this.#texts.removeItem(currentKey)
    }
    this.mergeNames(Object.fromEntries(taken))
    const left = adopted.filter((entry) => !taken.includes(entry))
    if (left.length > 0) this.#texts.setItem(namesKey, JSON.stringify(Object.fromEntries(left)))
    else this.#texts.removeItem(namesKey)
    return taken.length
  }

  /** Another tab has changed something. */
  refresh(): void {
    this.#first.refresh()
    for (const store of this.#opened.values()) store.refresh()
    this.#show()
  }

  /** Of an account that has been deleted, or has left: nothing stays, or only what it does not have yet. */
  forgetAccount(uid: string, isDeleted: boolean): void {
    const kept = isDeleted ? [] : parseKeys(this.#texts.getItem(`${waitingKey}:${uid}`))
    const names = parseCollectionNames(parseJson(this.#texts.getItem(`${namesKey}:${uid}`)))
    for (const key of Object.keys(names)) {
      if (kept.includes(key)) continue
      for (const known of checklistKeys) this.#texts.removeItem(`${known}:${uid}+${key}`)
    }
    this.#texts.removeItem(`${currentKey}:${uid}`)
    if (kept.length > 0) return
    this.#texts.removeItem(`${namesKey}:${uid}`)
    this.#texts.removeItem(`${waitingKey}:${uid}`)
  }

  #followOwner(): void {
    const { owner } = this.#first.read()
    if (owner === this.#owner) return
    const left = this.#owner
    this.#owner = owner
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
    const key = this.#texts.getItem(this.#keyOf(currentKey)) ?? firstCollection
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

  /** A visitor's that were removed on an earlier page: nobody puts them back any more. */
  #purgeRemoved(): void {
    if (this.#owner !== null) return
    const names = Object.entries(this.names())
    const kept = names.filter(([, { isRemoved }]) => !isRemoved)
    if (kept.length === names.length) return
    for (const [key, { isRemoved }] of names) if (isRemoved) this.forget(key)
    this.#write(namesKey, JSON.stringify(Object.fromEntries(kept)))
  }

  #name(key: string, entry: CollectionName): void {
    // Its name waits as well, until the account has it.
    if (this.#owner !== null) this.#noteWaiting(key, true)
    this.#write(namesKey, JSON.stringify({ ...this.names(), [key]: entry }))
  }

  #takenAt(key: string): Pick<CollectionName, 'takenAtMs'> {
    const takenAtMs = ownValue(this.names(), key)?.takenAtMs
    return takenAtMs === undefined ? {} : { takenAtMs }
  }

  /** Later than what it changes, even where another device's clock is ahead. */
  #nextMoment(key: string): number {
    return Math.max(this.#now(), (ownValue(this.names(), key)?.changedAtMs ?? 0) + 1)
  }

  #noteWaiting(key: string, isWaiting: boolean): void {
    const known = this.waiting()
    if (known.includes(key) === isWaiting) return
    const next = isWaiting ? [...known, key] : known.filter((other) => other !== key)
    if (next.length > 0) this.#write(waitingKey, JSON.stringify(next))
    else this.#remove(waitingKey)
  }

  #keyOf(key: string): string {
    return this.#owner === null ? key : `${key}:${this.#owner}`
  }

  #readJson(key: string): unknown {
    return parseJson(this.#texts.getItem(this.#keyOf(key)))
  }

  #write(key: string, text: string): void {
    try {
      this.#texts.setItem(this.#keyOf(key), text)
    } catch (error) {
      // Storage is full: the checklist itself says that it could not be saved.
      console.warn('The collections could not be saved in this browser.', error)
    }
  }

  #remove(key: string): void {
    this.#texts.removeItem(this.#keyOf(key))
  }
}

/** Whether a change to this key by another tab concerns collections. */
export function isCollectionsKey(key: string | null): boolean {
  return key === null || key.startsWith(currentKey)
}

function parseKeys(text: string | null): readonly string[] {
  const keys = parseJson(text)
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : []
}

/** Invalid JSON was not written by this site and counts as nothing. */
function parseJson(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(value) || isJsonObject(value) ? value : null
  } catch {
    return null
  }
}
