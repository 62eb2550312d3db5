import type { IsoDate } from '#catalogue/calendar.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { isRankedDay } from '#pages/data/ranked-days.ts'
import type { SearchIndex } from '#pages/search/search-index.ts'
import { formatDay } from '#pages/source/wording.ts'
import type { SearchGroup } from './group-matches.ts'
import { readDay } from './read-day.ts'
import type { SearchEntry } from './search-entry.ts'

export type SearchedDays = Pick<SearchIndex, 'rankedDays'>

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
    { title: 'Tours', entries: entries.filter((entry) => isOn(entry, day)), rest: null },
  ]
  return groups.filter((group) => group.entries.length > 0)
}

/** Whether it is the tour of that day. */
function isOn(entry: SearchEntry, day: IsoDate): boolean {
  return entry.kind === 'tour' && entry.start <= day && day < entry.end
}
