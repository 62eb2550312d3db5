import type { CourseToRace, ItemAnswer } from '../entries/provide-answers.ts'
import type { SearchedSite, SearchEntry } from '../entries/search-entry.ts'
import { countResults, type SearchGroup } from '../entries/search-group.ts'
import { findMatches, type MatchSources, type MissingSources } from '../matching/find-matches.ts'
import { foldName } from '../matching/fold-name.ts'
import { findAnswered, findWanted } from './find-wanted.ts'
import { groupAnswer, groupMatches } from './group-matches.ts'
import { groupComparison } from './group-comparison.ts'
import { groupDay, groupTime } from './group-day.ts'
/** What has been loaded or computed so far. */
export interface SearchSources extends MatchSources {
  /** To the query, about items. Null where it is about none; undefined while that is unknown. */
  readonly answer: ItemAnswer | null | undefined
  /** What to race with on a course; null for none. */
  readonly onCourse: { readonly id: string; readonly groups: readonly SearchGroup[] } | null
  /** Whether the site is still loading. */
  readonly isLoading: boolean
}

export interface SearchResults {
  /** Null where there is no query, or where it finds nothing. */
  readonly groups: readonly SearchGroup[] | null
  /** How many there are; null while that may change, or without a query. */
  readonly count: number | null
  /** Whether they only have names like the query. */
  readonly isGuessed: boolean
  /** Whether nothing that is still to come can take the first place. */
  readonly isFirstCertain: boolean
  /** Whether nothing is found yet, but the answer to a query about items may come. */
  readonly isAnswering: boolean
  /** What the query asks that is not understood. */
  readonly problems: readonly string[]
  /** That the reader owns, or lacks, none of what it asks for. */
  readonly emptyReason: string | null
  /** The one course that is found, of which is said what to race with. */
  readonly course: CourseToRace | null
  /** What matches of names still depend on; null for nothing. */
  readonly missing: MissingSources | null
}

/**
 * What a query finds: what is first or last, or the ranking of a day; or else the items that it asks for; or else what has
 * such a name. What is missing of its sources comes later, and then it is searched again.
 */
export function searchSite(
  query: string,
  { entries, list, days }: SearchedSite,
  sources: SearchSources,
): SearchResults {
  const ofTime = groupTime(entries, query)
  const ofDay = ofTime ? [ofTime] : groupDay(entries, days, query)
  const isPending = query.trim() !== '' && sources.answer === undefined
  const answer = sources.answer?.unknownName === null ? sources.answer : null
  const wanted = findWanted(list.names, findAnswered(query) ?? sources.answer?.unknownName ?? query)
  const matches = findMatches(list, ofDay ? '' : wanted, sources)
  const { wholeCount, missing } = matches
  const comparison = groupComparison(entries, query, sources.foreign)

  const listFound = (): readonly SearchGroup[] | null => {
    if (ofDay) return ofDay
    if (answer) return groupAnswer(answer, entries, query)
    if (!matches.indexes) return null
    // Beside a comparison, what is merely like its words is no answer.
    const indexes = comparison ? matches.indexes.slice(0, wholeCount) : matches.indexes
    return [...(comparison ? [comparison] : []), ...groupMatches(entries, { ...matches, indexes }, wanted.trim())]
  }
  const found = listFound()
  const count = answer && !ofDay ? answer.count + answer.rankings.length : found && countResults(found)
  const course = ofDay || answer || wholeCount === 0 || !found ? null : findCourse(found, wanted)
  const onCourse = course && sources.onCourse?.id === course.id ? sources.onCourse.groups : []

  // What has exactly that name precedes every answer.
  const isNamed = list.names.includes(foldName(query.trim()))
  const isComplete = missing === null
  const isSettled = isComplete && !sources.isLoading && !isPending
  return {
    // Below the course itself: nothing that Enter would take moves.
    groups: !found || (isSettled && count === 0) ? null : [...found.slice(0, 1), ...onCourse, ...found.slice(1)],
    count: isComplete && !isPending ? count : null,
    isGuessed: ofDay === null && answer === null && comparison === null && wholeCount === 0,
    isFirstCertain: !sources.isLoading && (ofDay !== null || isNamed || (!isPending && (isComplete || count !== 0))),
    isAnswering: isPending && count === 0,
    problems: answer?.problems ?? [],
    emptyReason: answer?.emptyReason ?? null,
    course,
    missing,
  }
}

/** The first that is found, unless the next is called so, too. */
function findCourse([group]: readonly SearchGroup[], query: string): CourseToRace | null {
  const [first, second]: readonly SearchEntry[] = group?.entries ?? []
  const isOnlyOne = second === undefined || !foldName(second.name).includes(foldName(query.trim()))
  return first?.kind === 'course' && isOnlyOne ? { id: first.variantId, name: first.name } : null
}
