import {
  firstCollection,
  parseCollectionNames,
  type CollectionName,
  type CollectionNames,
} from '#documents/collections.ts'
import { type KeyedTexts, listKeys, type Owner, parseJson, storageKeyOf } from './checklist-storage.ts'

/** Of localStorage; an account's have its uid behind them. */
const namesKey = 'topshelf-collections'
const currentKey = 'topshelf-collection'
/** Collections with something that the account may not have. */
const waitingKey = 'topshelf-collections-waiting'

/** What the browser stores of the reader's collections, but for what each of them holds. */
export class CollectionsStorage {
  readonly #texts: KeyedTexts
  #owner: Owner

  constructor(texts: KeyedTexts, owner: Owner) {
    this.#texts = texts
    this.#owner = owner
  }

  /** Somebody else uses the browser from now on. */
  setOwner(owner: Owner): void {
    this.#owner = owner
  }

  names(): CollectionNames {
    return parseCollectionNames(this.#readJson(namesKey))
  }

  writeNames(names: CollectionNames): void {
    this.#write(namesKey, JSON.stringify(names))
  }

  /** The key of the collection that was last chosen, which may be gone by now. */
  current(): string {
    return this.#texts.getItem(this.#keyOf(currentKey)) ?? firstCollection
  }

  choose(key: string): void {
    if (key === firstCollection) this.#texts.removeItem(this.#keyOf(currentKey))
    else this.#write(currentKey, key)
  }

  /** Keys of collections with something that the account may not have. */
  waiting(): readonly string[] {
    return parseKeys(this.#texts.getItem(this.#keyOf(waitingKey)))
  }

  noteWaiting(key: string, isWaiting: boolean): void {
    const known = this.waiting()
    if (known.includes(key) === isWaiting) return
    const next = isWaiting ? [...known, key] : known.filter((other) => other !== key)
    if (next.length > 0) this.#write(waitingKey, JSON.stringify(next))
    else this.#texts.removeItem(this.#keyOf(waitingKey))
  }

  /** What a collection holds. */
  removeChecklist(key: string, owner: Owner = this.#owner): void {
    for (const known of listKeys) this.#texts.removeItem(storageKeyOf(known, owner, key))
  }

  /**
   * Makes what a visitor has made the account's, as far as there is room for it; the rest stays the visitor's.
   * @returns the names of what it has taken, for the account's list
   */
  takeVisitors(hasRoom: (collection: CollectionName) => boolean): CollectionNames {
    const all = parseCollectionNames(parseJson(this.#texts.getItem(namesKey)))
    const adopted = Object.entries(all).filter(([key, { isRemoved }]) => key !== firstCollection && !isRemoved)
    const taken = adopted.filter(([, collection]) => hasRoom(collection))
    for (const [key] of taken) {
      for (const known of listKeys) {
        const text = this.#texts.getItem(storageKeyOf(known, null, key))
        if (text !== null) this.#texts.setItem(storageKeyOf(known, this.#owner, key), text)
      }
      this.removeChecklist(key, null)
      this.noteWaiting(key, true)
    }
    // What was shown before signing in is shown after.
    const shown = this.#texts.getItem(currentKey)
    if (taken.some(([key]) => key === shown)) {
      this.#write(currentKey, shown ?? '')
      this.#texts.removeItem(currentKey)
    }
    const left = adopted.filter((entry) => !taken.includes(entry))
    if (left.length > 0) this.#texts.setItem(namesKey, JSON.stringify(Object.fromEntries(left)))
    else this.#texts.removeItem(namesKey)
    return Object.fromEntries(taken)
  }

  /** Of an account that has been deleted, or has left: nothing stays, or only what it does not have yet. */
  forgetAccount(uid: string, isDeleted: boolean): void {
    const kept = isDeleted ? [] : parseKeys(this.#texts.getItem(`${waitingKey}:${uid}`))
    const names = parseCollectionNames(parseJson(this.#texts.getItem(`${namesKey}:${uid}`)))
    for (const key of Object.keys(names)) if (!kept.includes(key)) this.removeChecklist(key, uid)
    this.#texts.removeItem(`${currentKey}:${uid}`)
    if (kept.length > 0) return
    this.#texts.removeItem(`${namesKey}:${uid}`)
    this.#texts.removeItem(`${waitingKey}:${uid}`)
  }

  #keyOf(key: string): string {
    return storageKeyOf(key, this.#owner)
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
}

/** Whether a change to this key by another tab concerns collections. */
export function isCollectionsKey(key: string | null): boolean {
  return key === null || key.startsWith(currentKey)
}

function parseKeys(text: string | null): readonly string[] {
  const keys = parseJson(text)
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : []
}
