import { groupBy } from '#base/group-by.ts'
import type { Area } from '#pages/routes/areas.ts'
import { areaNames } from '#wording/areas.ts'
import { searchKinds, type SearchKind } from '#wording/search/search-index.ts'
import { readText } from '../../../ui/store/browser-texts.ts'
import { isRecord } from '../../../ui/loading/fetch-data-file.ts'

const storageKey = 'topshelf-saved-queries'
const maxQueries = 20

/** What a list contains: plural, lower case. */
export type ListNoun = 'items' | `${ListedKind}s`

/** Where queries are saved: by what their list contains; those of shared checklists are kept apart. */
export type SavedList = ListNoun | 'shared' | 'compared'

/** Queries by where they are saved, newest first. */
export type SavedQueries = Readonly<Partial<Record<SavedList, readonly string[]>>>

/** Empty if the browser blocks storage. */
export function readSavedQueries(): SavedQueries {
  try {
    return parseSavedQueries(readText(storageKey))
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
  const saved = Object.entries(value).flatMap(([list, queries]) =>
    Array.isArray(queries) ? queries.filter(isText).map((query) => ({ list: findPlace(list, query), query })) : [],
  )
  return Object.fromEntries(
    [...groupBy(saved, ({ list }) => list)].map(([list, ofList]) => [
      list,
      [...new Set(ofList.map(({ query }) => query))],
    ]),
  )
}

/** Queries of shared checklists were once saved among those of the checklist, which has no such words. */
function findPlace(list: string, query: string): string {
  if (list !== 'items') return list
  if (/(^| )(compare:|sort:ahead)/i.test(query)) return 'compared'
  return /(^| )sort:level/i.test(query) ? 'shared' : list
}

/** Puts the query first. */
export function addSavedQuery(saved: SavedQueries, list: SavedList, query: string): SavedQueries {
  const others = removeSavedQuery(saved, list, query)[list] ?? []
  return { ...saved, [list]: [query, ...others].slice(0, maxQueries) }
}

export function removeSavedQuery(saved: SavedQueries, list: SavedList, query: string): SavedQueries {
  return { ...saved, [list]: (saved[list] ?? []).filter((other) => other !== query) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** What has a list of its own. */
export type ListedKind = { [Kind in SearchKind]: `${Kind}-list` extends Area ? Kind : never }[SearchKind]

export function isListed(kind: SearchKind): kind is ListedKind {
  return `${kind}-list` in areaNames
}

export const listedKinds = searchKinds.filter(isListed)
