/**
 * Values in `localStorage`: what it is given is there for the next page, even at the moment of leaving. Each has its own
 * key, so that tabs cannot undo what others do at the same time.
 */
export interface KeptValues<Value> {
  /** Those of all tabs, in the order of their ids; unreadable ones are left out. */
  readonly list: () => readonly Value[]
  /** @returns false if the browser blocks it or has no space left; then there is nothing to read or remove */
  readonly add: (id: string, value: Value) => boolean
  readonly has: (id: string) => boolean
  readonly remove: (id: string) => void
  readonly clear: () => void
}

/** @param prefix of their keys, which nothing else begins with */
export function openKeptValues<Value>(prefix: string): KeptValues<Value> {
  function listKeys(): readonly string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    } catch {
      return []
    }
  }

  return {
    list: () =>
      listKeys()
        .toSorted()
        .flatMap(readValue<Value>),
    add(id, value) {
      try {
        localStorage.setItem(prefix + id, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    has: (id) => localStorage.getItem(prefix + id) !== null,
    remove(id) {
      try {
        localStorage.removeItem(prefix + id)
      } catch {
        // Blocked: there is nothing.
      }
    },
    clear: () => listKeys().forEach((key) => localStorage.removeItem(key)),
  }
}

/** Each key holds what was kept under it, or nothing that can be read. */
function readValue<Value>(key: string): Value[] {
  try {
    return [JSON.parse(localStorage.getItem(key) ?? '') as Value]
  } catch (error) {
    console.warn(`${key} cannot be read.`, error)
    return []
  }
}
