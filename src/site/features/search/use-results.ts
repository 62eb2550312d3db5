import { useMemo } from 'react'
import { groupAnswer } from './answers/group-answer.ts'
import { groupComparison } from './answers/group-comparison.ts'
import { groupDay, type SearchedDays } from './answers/group-day.ts'
import { groupMatches } from './answers/group-matches.ts'
import { countResults, type SearchGroup } from './entries/search-group.ts'
import { groupTime } from './answers/group-time.ts'
import { foldName, foldNames } from './matching/fold-name.ts'
import { listForeignKeys } from './matching/find-matches.ts'
import { describeEntry, findForeignKey, type SearchEntry } from './entries/search-entry.ts'
import { findAnswered, findWanted } from './answers/find-wanted.ts'
import { useMatches } from './matching/use-matches.ts'
import { useCourseAnswer } from './use-course-answer.ts'
import { useItemAnswer } from './use-item-answer.ts'

/** Everything that can be found. */
export interface SearchedSite {
  readonly entries: readonly SearchEntry[]
  /** Null while the index is loading. */
  readonly days: SearchedDays | null
  readonly isLoading: boolean
}

export interface Results {
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
  readonly none: string | null
}

interface Found {
  readonly groups: readonly SearchGroup[]
  readonly count: number
}

const noGroups: readonly SearchGroup[] = []

const nameOf = ({ name }: SearchEntry) => name

/** What a query finds: what is first or last, or the ranking of a day; or else the items that it asks for; or else what has such a name. */
export function useResults(query: string, { entries, days, isLoading }: SearchedSite): Results {
  const names = foldNames(entries, nameOf)
  const keys = listForeignKeys(entries, findForeignKey)
  const details = useMemo(() => entries.map(describeEntry), [entries])
  const ofDay = useMemo(() => groupDays(entries, days, query), [entries, days, query])
  const { answer: whole, isPending } = useItemAnswer(query)
  const answer = whole?.unknownName === null ? whole : null
  const name = findAnswered(query) ?? whole?.unknownName ?? query
  const wanted = useMemo(() => findWanted(names, name), [names, name])
  const { indexes, wholeCount, foreign, foreignSearch, isComplete } = useMatches(
    names,
    ofDay ? '' : wanted,
    keys,
    details,
  )
  const comparison = useMemo(() => groupComparison(entries, query, foreignSearch), [entries, query, foreignSearch])
  const found = useMemo((): Found | null => {
    if (ofDay) return { groups: ofDay, count: countResults(ofDay) }
    if (answer) {
      return { groups: groupAnswer(answer, entries, query), count: answer.count + answer.rankings.length }
    }
    if (!indexes) return null
    // Beside a comparison, what is merely like its words is no answer.
    const matches = { indexes: comparison ? indexes.slice(0, wholeCount) : indexes, wholeCount, foreign }
    const groups = [...(comparison ? [comparison] : []), ...groupMatches(entries, matches, wanted.trim())]
    return { groups, count: countResults(groups) }
  }, [ofDay, answer, comparison, entries, query, indexes, wholeCount, foreign, wanted])
  // Below the course itself: nothing that Enter would take moves.
  const ofCourse = useCourseAnswer(ofDay || answer || wholeCount === 0 || !found ? noGroups : found.groups, wanted)
  const groups = useMemo(
    () => found && [...found.groups.slice(0, 1), ...ofCourse, ...found.groups.slice(1)],
    [found, ofCourse],
  )
  // What has exactly that name precedes every answer.
  const isNamed = useMemo(() => names.includes(foldName(query.trim())), [names, query])
  const isSettled = isComplete && !isLoading && !isPending
  return {
    groups: isSettled && found?.count === 0 ? null : groups,
    count: isComplete && !isPending ? (found?.count ?? null) : null,
    isGuessed: ofDay === null && answer === null && comparison === null && wholeCount === 0,
    isFirstCertain: !isLoading && (ofDay !== null || isNamed || (!isPending && (isComplete || found?.count !== 0))),
    isAnswering: isPending && found?.count === 0,
    problems: answer?.problems ?? [],
    none: answer?.none ?? null,
  }
}

function groupDays(...[entries, days, query]: Parameters<typeof groupDay>): readonly SearchGroup[] | null {
  const ofTime = groupTime(entries, query)
  return ofTime ? [ofTime] : groupDay(entries, days, query)
}
