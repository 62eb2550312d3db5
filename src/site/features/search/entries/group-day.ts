import type { IsoDate } from '#catalogue/calendar.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { isRankedDay } from '#pages/data/ranked-days.ts'
import type { SearchIndex } from '#pages/search/search-index.ts'
import { formatDay } from '#pages/source/wording.ts'
import type { SearchGroup } from './group-matches.ts'
import { readDay } from './read-day.ts'
import type { SearchEntry } from './search-entry.ts'

export type SearchedDays = Pick<SearchIndex, 'rankedDays' | 'toursEnd'>

/**
 * The ranking of a day, if it has one, and the tour that was on; null for a query that is not a date.
 * @param days null while they are unknown
 */
export function groupDay(
  entries: readonly SearchEntry[],
  days: SearchedDays | null,
  query: string,
): readonly SearchGroup[] | null {
  const day = readDay(query, days && days.rankedDays.last)
  if (day === null) return null
  const isRanked = days !== null && isRankedDay(day, days.rankedDays)
  const ranking = { kind: 'page', name: `Ranking of ${formatDay(day)}`, path: dayRankingPath(day) } as const
  const groups: SearchGroup[] = [
    { title: 'Rankings', entries: isRanked ? [ranking] : [], rest: null },
    { title: 'Tours', entries: days && day < days.toursEnd ? findTour(entries, day) : [], rest: null },
  ]
  return groups.filter((group) => group.entries.length > 0)
}

/** The last tour that began by that day. */
function findTour(entries: readonly SearchEntry[], day: IsoDate): SearchEntry[] {
  const begun = entries.filter((entry) => entry.kind === 'tour').filter(({ start }) => start <= day)
  return begun.toSorted((a, b) => (a.start < b.start ? -1 : 1)).slice(-1)
}
