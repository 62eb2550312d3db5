/**
 * Where a reader has left a page: pixels from the left and the top of the document, and the name of the link that they
 * followed or had come to, null if there is none.
 */
export type Place = readonly [x: number, y: number, link: string | null]

/** The place in each history entry; survives a reload where storage is available. */
export interface ScrollMemory {
  readonly save: (entryId: string, place: Place) => void
  readonly find: (entryId: string) => Place | null
  /** Stores the places; call it before the document unloads. */
  readonly keep: () => void
}

const storageKey = 'scroll-positions'
const maxEntries = 100

/**
 * Reads what is stored when it is first needed: the browser fetches it from another process, and the page waits.
 * @param open returns null where the browser blocks storage
 */
export function createScrollMemory(open: () => Pick<Storage, 'getItem' | 'setItem'> | null): ScrollMemory {
  let read: Map<string, Place> | null = null
  const places = () => (read ??= new Map(parsePlaces(open()?.getItem(storageKey) ?? '[]')))
  return {
    save(entryId, place) {
      // Deleted first, so that the map stays ordered by last visit.
      places().delete(entryId)
      places().set(entryId, place)
    },
    find: (entryId) => places().get(entryId) ?? null,
    keep: () => open()?.setItem(storageKey, JSON.stringify([...places()].slice(-maxEntries))),
  }
}

/** @returns null where storage is blocked: even accessing it throws. */
export function openSessionStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

function parsePlaces(text: string): [string, Place][] {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list.flatMap(parsePlace) : []
}

function parsePlace(entry: unknown): [string, Place][] {
  if (!Array.isArray(entry)) return []
  const [id, place]: unknown[] = entry
  if (typeof id !== 'string' || !Array.isArray(place)) return []
  const [x, y, link]: unknown[] = place
  if (typeof x !== 'number' || typeof y !== 'number') return []
  return [[id, [x, y, typeof link === 'string' ? link : null]]]
}
