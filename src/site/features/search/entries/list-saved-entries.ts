import { routes, type SitePath } from '#pages/routes/routes.ts'
import { checklistAddress } from './checklist-address.ts'
import { listedKinds } from './listed-kinds.ts'
import type { SearchEntry } from './search-entry.ts'
import type { ListNoun, SavedQueries } from './saved-queries.ts'

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
