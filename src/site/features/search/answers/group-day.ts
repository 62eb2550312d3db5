import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { dayKindPath, dayRankingPath } from '#pages/routes/routes.ts'
import { isRankedDay } from '#pages/data/ranked-days.ts'
import * as say from '#wording/search.ts'
import type { SearchedSite } from '../entries/search-entry.ts'
import { formatDay } from '#wording/days.ts'
import { foldName } from '../matching/fold-name.ts'
import { askedOfDay, linkQuestions, numberedTour } from '../questions/questions.ts'
import { leaveOutFillers } from './read-signs.ts'
import type { SearchGroup } from '../entries/search-group.ts'
import { readDay } from './read-day.ts'
import type { SearchEntry } from '../entries/search-entry.ts'

/**
 * The ranking of a day, if it has one, or its part for each kind that is asked for, and the tour and ranked cup that were
 * on; or the tour with a number. Null for a query that asks for neither, or for the best of a day that has no ranking but
 * whose cup has some.
 * @param days null while they are unknown
 */
export function groupDay(
  entries: readonly SearchEntry[],
  days: SearchedSite['days'],
  query: string,
): readonly SearchGroup[] | null {
  const [, first, second] = numberedTour.exec(query.trim()) ?? []
  const tours = entries.filter((entry) => entry.kind === 'tour' && entry.number === Number(first ?? second))
  if (tours.length > 0) return [{ title: say.tours(), entries: tours, rest: null }]
  const day = readDay(leaveOutFillers(query.replace(askedOfDay, ' ')), days && days.last)
  if (day === null) return null
  const isRanked = days !== null && isRankedDay(day, days)
  const kinds = itemKinds.filter((kind) => new RegExp(`\\b${kind}s?\\b`, 'i').test(query))
  const cups = entries.filter((entry) => entry.kind === 'cup').filter((cup) => isOn(cup, day))
  if (kinds.length > 0 && !isRanked && (days === null || cups.some(({ hasRankings }) => hasRankings))) return null
  const groups: SearchGroup[] = [
    { title: say.rankings(), entries: isRanked ? listRankings(day, kinds) : [], rest: null },
    { title: say.tours(), entries: entries.filter((entry) => entry.kind === 'tour' && isOn(entry, day)), rest: null },
    { title: say.rankedCups(), entries: cups, rest: null },
  ]
  return groups.filter((group) => group.entries.length > 0)
}

function listRankings(day: IsoDate, kinds: readonly ItemKind[]): readonly SearchEntry[] {
  const named = formatDay(day)
  if (kinds.length === 0) return [{ kind: 'page', name: say.rankingOf({ day: named }), path: dayRankingPath(day) }]
  return kinds.map((kind) => ({
    kind: 'page',
    name: say.bestOnDay({ kind, day: named }),
    path: dayKindPath(day, kind),
  }))
}

function isOn({ start, end }: { readonly start: IsoDate; readonly end: IsoDate }, day: IsoDate): boolean {
  return start <= day && day < end
}

/** The one answer to a question such as `what is on now`, `next cup` or `when did it end`. Null for any other query. */
export function groupTime(entries: readonly SearchEntry[], query: string): SearchGroup | null {
  const asked = foldName(query)
    .replace(/[^a-z0-9 ]|\b(?:mario kart|mkt)\b/g, '')
    .trim()
    .replace(/ +/g, ' ')
  const words = asked.split(' ')
  const question = linkQuestions.find(
    (each) => each.needs.every((need) => need.test(asked)) && words.every((word) => each.words.has(word)),
  )
  const answer = question && entries.find(({ kind, name }) => kind === 'link' && name === question.link)
  return answer ? { title: say.quickLinks(), entries: [answer], rest: null } : null
}
