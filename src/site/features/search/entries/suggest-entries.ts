import type { SearchGroup } from './group-matches.ts'
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
    { title: 'Saved queries', entries: saved, rest: null },
    { title: 'Recent', entries: opened, rest: null, isRecent: true },
    { title: 'Go to', entries: pages, rest: null },
  ]
  return groups.filter((group) => group.entries.length > 0)
}
