/** Pixels from the left and the top of the document. */
export type ScrollPosition = readonly [x: number, y: number]

/** The scroll position of each history entry; survives a reload where storage is available. */
export interface ScrollMemory {
  readonly save: (entryId: string, position: ScrollPosition) => void
  readonly find: (entryId: string) => ScrollPosition | null
  /** Stores the positions; call it before the document unloads. */
  readonly keep: () => void
}

const storageKey = 'scroll-positions'
const maxEntries = 100

/** @param storage null where the browser blocks it */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollMemory {
  const positions = new Map(parsePositions(storage?.getItem(storageKey) ?? '[]'))
  return {
    save(entryId, position) {
      // Deleted first, so that the map stays ordered by last visit.
      positions.delete(entryId)
      positions.set(entryId, position)
    },
    find: (entryId) => positions.get(entryId) ?? null,
    keep: () => storage?.setItem(storageKey, JSON.stringify([...positions].slice(-maxEntries))),
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

function parsePositions(text: string): [string, ScrollPosition][] {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list.flatMap(parsePosition) : []
}

function parsePosition(entry: unknown): [string, ScrollPosition][] {
  if (!Array.isArray(entry)) return []
  const [id, position]: unknown[] = entry
  if (typeof id !== 'string' || !Array.isArray(position)) return []
  const [x, y]: unknown[] = position
  return typeof x === 'number' && typeof y === 'number' ? [[id, [x, y]]] : []
}
