import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { isRankedDay } from '#pages/data/ranked-days.ts'
import * as say from '#wording/search.ts'
import { formatDay } from '#wording/days.ts'
import { compareAddress, mostCompared } from '#pages/item/compare-address.ts'
import { joinList } from '#wording/join-list.ts'
import type { CourseToRace, ItemAnswer } from '../entries/provide-answers.ts'
import { type SearchedSite, type SearchEntry, findForeignKey } from '../entries/search-entry.ts'
import { countResults, type SearchGroup } from '../entries/search-group.ts'
import { findMatches, type MatchSources, type MissingSources } from '../matching/find-matches.ts'
import { foldName, foldNames } from '../matching/fold-name.ts'
import { askedOfDay, linkQuestions, numberedTour, comparing, separators } from '../questions/questions.ts'
import { toEnglish } from './to-english.ts'
import { findWholeMatches } from '../matching/find-whole-matches.ts'
import type { ForeignSearch } from '../matching/foreign-search.ts'
import { findAnswered, findWanted } from './find-wanted.ts'
import { isOn } from './cup-rankings.ts'
import { listDayRankings } from './list-rankings.ts'
import { groupAnswer, groupMatches } from './group-matches.ts'
import { says, leaveOutFillers } from './read-signs.ts'
import { readDay } from './read-day.ts'

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
  const { english, words } = toEnglish(query, list.names)
  const ofTime = groupTime(entries, english)
  const ofDay = ofTime ? [ofTime] : groupDay(entries, days, english)
  const isPending = query.trim() !== '' && sources.answer === undefined
  const answer = sources.answer?.unknownName === null ? sources.answer : null
  const wanted = findWanted(list.names, findAnswered(english) ?? sources.answer?.unknownName ?? english, [query, words])
  const matches = findMatches(list, ofDay ? '' : wanted, sources)
  const { wholeCount, missing } = matches
  const comparison = groupComparison(entries, english, sources.foreign)

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
  if (kinds.length === 0)
    return [{ kind: 'page', name: say.rankingOf({ day: formatDay(day) }), path: dayRankingPath(day) }]
  return listDayRankings(kinds, day)
}

/** The one answer to a question such as `what is on now`, `next cup` or `when did it end`. Null for any other query. */
export function groupTime(entries: readonly SearchEntry[], query: string): SearchGroup | null {
  const asked = foldName(query)
    .replace(/[^\p{L}\p{N} ]|\b(?:mario kart|mkt)\b/gu, '')
    .trim()
    .replace(/ +/g, ' ')
  const words = asked.split(' ')
  const question = linkQuestions.find(
    (each) => each.needs.every((need) => need.test(asked)) && words.every((word) => each.words.has(word)),
  )
  const answer = question && entries.find(({ kind, name }) => kind === 'link' && name === question.link)
  return answer ? { title: say.quickLinks(), entries: [answer], rest: null } : null
}

type ItemEntry = Extract<SearchEntry, { readonly kind: ItemKind }>

interface FoundItem {
  readonly item: ItemEntry
  /** By which it is found. */
  readonly name: string
}

/**
 * Where the items of `b dasher vs bumble v`, `mario or luigi` or `compare mario with luigi` are side by side, for each
 * kind that has one for every name. Exact names come first: `mario vs luigi` compares drivers and not their hat balloons.
 * If every name is an item's, but of different kinds, the items themselves. Null for other queries.
 * @param foreign finds names in other languages; null while it is not loaded
 */
export function groupComparison(
  entries: readonly SearchEntry[],
  query: string,
  foreign: ForeignSearch | null,
): SearchGroup | null {
  const asked = query.replace(comparing, ' ').trim()
  const names = asked.split(says(query, 'compare') ? separators.compare : separators.versus)
  if (names.length < 2 || names.length > mostCompared) return null
  const all = entries.filter(isItem)
  const comparisons = itemKinds.flatMap((kind) => {
    const compared = findEach(
      all.filter((item) => item.kind === kind),
      names,
      foreign,
    )
    return compared ? [{ kind, found: compared }] : []
  })
  if (comparisons.length === 0) {
    const found = findEach(all, names, foreign)
    return found && { title: say.compareOneKind(), entries: listItems(found), rest: null }
  }
  const exact = comparisons.filter(({ found }) => found.every(({ name }, index) => isCalled(name, names[index]!)))
  const links = (exact.length === 0 ? comparisons : exact).map(({ kind, found }) =>
    linkComparison(kind, listItems(found)),
  )
  return { title: say.sideBySide(), entries: links, rest: null }
}

function isItem(entry: SearchEntry): entry is ItemEntry {
  return (itemKinds as readonly string[]).includes(entry.kind)
}

function isCalled(name: string, query: string): boolean {
  return foldName(name) === foldName(query).trim()
}

function listItems(found: readonly FoundItem[]): readonly ItemEntry[] {
  return found.map(({ item }) => item)
}

/** A different item for each name; null if one has none. */
function findEach(
  items: readonly ItemEntry[],
  names: readonly string[],
  foreign: ForeignSearch | null,
): readonly FoundItem[] | null {
  const found = names.flatMap((name) => findBest(items, name, foreign) ?? [])
  return new Set(listItems(found)).size < names.length ? null : found
}

/** By its English name; or else by that in another language. */
function findBest(items: readonly ItemEntry[], wanted: string, foreign: ForeignSearch | null): FoundItem | null {
  const names = foldNames(items, ({ name }) => name)
  const [index] = findWholeMatches(names, wanted) ?? []
  const [match] = index === undefined ? (foreign?.find(items.map(findForeignKey), wanted) ?? []) : []
  const item = items[index ?? match?.index ?? -1]
  return item ? { item, name: match?.name ?? item.name } : null
}

function linkComparison(kind: ItemKind, items: readonly ItemEntry[]): SearchEntry {
  const [first = '', ...others] = items.map(({ name }) => name)
  return {
    kind: 'page',
    name: say.compareWith({ first, others: joinList(others) }),
    path: compareAddress({ kind, ids: items.map(({ id }) => id) }),
  }
}
