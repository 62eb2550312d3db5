import { groupBy } from '#catalogue/group-by.ts'
import { routes, type SitePath } from '#pages/routes/routes.ts'
import type { SearchKind } from '#pages/search/search-index.ts'
import type { ForeignMatch } from '../matching/foreign-search.ts'
import type { SearchEntry } from './search-entry.ts'

export interface SearchGroup {
  readonly title: string
  readonly entries: readonly SearchEntry[]
  /** A link to all matches of the kind, if the group shows only the best. */
  readonly rest: { readonly name: string; readonly path: string } | null
  /** Whether the reader can remove them. */
  readonly isRecent?: boolean
}

interface FoundMatches {
  readonly indexes: readonly number[]
  readonly wholeCount: number
  readonly foreign: readonly ForeignMatch[]
}

const titles: Readonly<Record<SearchKind, string>> = {
  page: 'Pages',
  driver: 'Drivers',
  kart: 'Karts',
  glider: 'Gliders',
  course: 'Courses',
  skill: 'Skills',
  tour: 'Tours',
  guide: 'Tips and tricks',
  badge: 'Badges',
}

const lists: Readonly<Partial<Record<SearchKind, SitePath>>> = {
  driver: routes['driver-list'],
  kart: routes['kart-list'],
  glider: routes['glider-list'],
  course: routes['course-list'],
  skill: routes['skill-list'],
  tour: routes['tour-list'],
  guide: routes['guide-list'],
}

const shownPerGroup = 5
/** With that many whole matches, fuzzy ones are not needed. */
const enoughWhole = 10
const shownFuzzy = 12

/**
 * The best of each kind, the kind with the best match first.
 * @param indexes of the matches in `entries`, best first
 * @param wholeCount how many of them match without a mistake
 * @param foreign those that a name in another language has found
 */
export function groupMatches(
  entries: readonly SearchEntry[],
  { indexes, wholeCount, foreign }: FoundMatches,
  query: string,
): readonly SearchGroup[] {
  const aliases = new Map(foreign.map(({ index, name, language }) => [index, { name, language }]))
  const shownCount = wholeCount >= enoughWhole ? wholeCount : wholeCount + shownFuzzy
  const matches = indexes.slice(0, shownCount).map((index): SearchEntry => {
    const alias = aliases.get(index)
    return alias ? { ...entries[index]!, alias } : entries[index]!
  })
  return [...groupBy(matches, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const list = lists[kind]
    const title = titles[kind]
    const rest = list && ofKind.length > shownPerGroup
    return {
      title,
      entries: ofKind.slice(0, shownPerGroup),
      rest: rest
        ? { name: `All ${title.toLowerCase()} for “${query}”`, path: `${list}?${new URLSearchParams({ q: query })}` }
        : null,
    }
  })
}
