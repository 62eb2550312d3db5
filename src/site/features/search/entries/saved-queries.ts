import { isRecord } from '../../navigation/page-state.ts'

const storageKey = 'topshelf-saved-queries'
const maxQueries = 20

/** Queries by the plural of what their list contains, newest first. */
export type SavedQueries = Readonly<Record<string, readonly string[]>>

/** Empty if the browser blocks storage. */
export function readSavedQueries(): SavedQueries {
  try {
    return parseSavedQueries(localStorage.getItem(storageKey))
  } catch (error) {
    console.warn('Saved queries could not be read.', error)
    return {}
  }
}

/** Throws where storage is full or blocked: the reader has asked for it. */
export function writeSavedQueries(saved: SavedQueries): void {
  localStorage.setItem(storageKey, JSON.stringify(saved))
}

/** Ignores anything that this site has not written. */
export function parseSavedQueries(text: string | null): SavedQueries {
  if (!text?.startsWith('{')) return {}
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([noun, queries]) =>
      Array.isArray(queries) ? [[noun, queries.filter((query) => typeof query === 'string')]] : [],
    ),
  )
}

/** Puts the query first. */
export function addSavedQuery(saved: SavedQueries, noun: string, query: string): SavedQueries {
  const others = removeSavedQuery(saved, noun, query)[noun] ?? []
  return { ...saved, [noun]: [query, ...others].slice(0, maxQueries) }
}

export function removeSavedQuery(saved: SavedQueries, noun: string, query: string): SavedQueries {
  return { ...saved, [noun]: (saved[noun] ?? []).filter((other) => other !== query) }
}
