import type { IsoDate } from '#catalogue/calendar.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { isRankedDay, type RankedDays } from '#pages/data/ranked-days.ts'
import { formatDay } from '../../../ui/wording/day.tsx'
import type { SearchGroup } from './group-matches.ts'
import { readDay } from './read-day.ts'
import type { SearchEntry } from './search-entry.ts'

/**
 * The ranking of a day, if it has one, and the tour that was on; null for a query that is no date.
 * @param rankedDays null while they are unknown
 */
export function groupDay(
  entries: readonly SearchEntry[],
  rankedDays: RankedDays | null,
  query: string,
): readonly SearchGroup[] | null {
  const day = readDay(query)
  if (day === null) return null
  const isRanked = rankedDays !== null && isRankedDay(day, rankedDays)
  const ranking = { kind: 'page', name: `Ranking of ${formatDay(day)}`, path: dayRankingPath(day) } as const
  const groups: SearchGroup[] = [
    { title: 'Rankings', entries: isRanked ? [ranking] : [], rest: null },
    { title: 'Tours', entries: findTour(entries, day), rest: null },
  ]
  return groups.filter((group) => group.entries.length > 0)
}

/** A tour ends when the next one begins; when the last one ends, a year ahead, the index does not say. */
function findTour(entries: readonly SearchEntry[], day: IsoDate): SearchEntry[] {
  const tours = entries.filter((entry) => entry.kind === 'tour').toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const next = tours.findIndex(({ start }) => start > day)
  return tours.slice(0, Math.max(next, 0)).slice(-1)
}
