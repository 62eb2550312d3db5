import type { IsoDate } from '#catalogue/calendar.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { isRankedDay } from '#pages/data/ranked-days.ts'
import type { SearchIndex } from '#pages/search/search-index.ts'
import { formatDay } from '#pages/source/wording.ts'
import type { SearchGroup } from './group-matches.ts'
import { readDay } from './read-day.ts'
import type { SearchEntry } from './search-entry.ts'

export type SearchedDays = Pick<SearchIndex, 'rankedDays'>

/** `Tour 20` begins `Tour 2021`, too. */
const numberedTour = /^tour (?:number |no\.? ?|#)?(\d+)$|^(\d+)(?:st|nd|rd|th) tour$/i
/** What is asked of a day, beside it: `tour tomorrow`, `what was on 25 November`. */
const askedOfDay = /\b(?:for|from|of|on|the|was|what|when|which|ranked|rankings?|tours?|cups?)\b|\?/gi

/**
 * The ranking of a day, if it has one, and the tour and ranked cup that were on, or the tour with a number; null for a
 * query that asks for neither.
 * @param days null while they are unknown
 */
export function groupDay(
  entries: readonly SearchEntry[],
  days: SearchedDays | null,
  query: string,
): readonly SearchGroup[] | null {
  const [, first, second] = numberedTour.exec(query.trim()) ?? []
  const tours = entries.filter((entry) => entry.kind === 'tour' && entry.number === Number(first ?? second))
  if (tours.length > 0) return [{ title: 'Tours', entries: tours, rest: null }]
  const day = readDay(query.replace(askedOfDay, ' '), days && days.rankedDays.last)
  if (day === null) return null
  const isRanked = days !== null && isRankedDay(day, days.rankedDays)
  const ranking = { kind: 'page', name: `Ranking of ${formatDay(day)}`, path: dayRankingPath(day) } as const
  const groups: SearchGroup[] = [
    { title: 'Rankings', entries: isRanked ? [ranking] : [], rest: null },
    { title: 'Tours', entries: entries.filter((entry) => entry.kind === 'tour' && isOn(entry, day)), rest: null },
    { title: 'Ranked cups', entries: entries.filter((entry) => entry.kind === 'cup' && isOn(entry, day)), rest: null },
  ]
  return groups.filter((group) => group.entries.length > 0)
}

function isOn({ start, end }: { readonly start: IsoDate; readonly end: IsoDate }, day: IsoDate): boolean {
  return start <= day && day < end
}
