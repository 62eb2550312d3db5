import { routes, type SitePath } from '#pages/routes/routes.ts'
import * as say from '#wording/search.ts'
import { readText, storeText } from '../../../ui/store/browser-texts.ts'
import type { SearchGroup } from './search-group.ts'
import { checklistAddress } from './checklist-address.ts'
import { listedKinds, type ListNoun, type SavedQueries } from './saved-queries.ts'
import type { SearchEntry } from './search-entry.ts'

/** What an empty query shows: saved queries, recent results and the main pages. */
export function suggestEntries(
  entries: readonly SearchEntry[],
  recent: readonly string[],
  saved: readonly SearchEntry[] = [],
): readonly SearchGroup[] {
  // A page comes before the quick links that lead to it.
  const byPath = new Map(entries.toReversed().map((entry) => [entry.path, entry]))
  // It may have been removed since.
  const opened = recent.flatMap((path) => byPath.get(path) ?? [])
  const pages = entries.filter(({ kind }) => kind === 'page')
  const groups: SearchGroup[] = [
    { title: say.savedQueries(), entries: saved, rest: null },
    { title: say.recent(), entries: opened, rest: null, isRecent: true },
    { title: say.goTo(), entries: pages, rest: null },
  ]
  return groups.filter((group) => group.entries.length > 0)
}

/** Where the lists are that queries are saved in, by the plural of what they contain. */
const lists: readonly (readonly [asked: ListNoun, path: SitePath])[] = [
  ['items', routes.checklist],
  ...listedKinds.map((kind) => [`${kind}s`, routes[`${kind}-list`]] as const),
]

/** Few enough to leave room for what else a search without words offers. */
const shownAtMost = 6

/** Saved queries as links to what they find: the newest of each list, then the next ones. */
export function listSavedEntries(saved: SavedQueries): readonly SearchEntry[] {
  const queries = lists.flatMap(([asked, list]) =>
    (saved[asked] ?? []).map((query, index) => ({ index, asked, list, query })),
  )
  return queries
    .toSorted((one, other) => one.index - other.index)
    .slice(0, shownAtMost)
    .map(({ asked, list, query }) => ({
      kind: 'page',
      name: query,
      path: list === routes.checklist ? checklistAddress(query) : `${list}?${new URLSearchParams({ q: query })}`,
      asked,
    }))
}

const storageKey = 'topshelf-recent-searches'
const maxSearches = 6

/** The paths that the reader opened from the search, newest first. Empty if the browser blocks storage. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(readText(storageKey))
  } catch (error) {
    console.warn('Recent searches could not be read.', error)
    return []
  }
}

export function writeRecentSearches(paths: readonly string[]): void {
  storeText(storageKey, JSON.stringify(paths))
}

/** Ignores anything that this site has not written. */
export function parseRecentSearches(text: string | null): readonly string[] {
  if (!text?.startsWith('[')) return []
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string').slice(0, maxSearches) : []
}

/** Moves the path to the front. */
export function addRecentSearch(paths: readonly string[], path: string): readonly string[] {
  return [path, ...paths.filter((other) => other !== path)].slice(0, maxSearches)
}
