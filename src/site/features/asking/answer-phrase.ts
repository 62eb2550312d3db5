import { itemKinds } from '#catalogue/entities.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { itemListPath, itemPath } from '#pages/routes/routes.ts'
import type { SearchRow } from '#pages/search/search-index.ts'
import { sortOperatorName } from '../lists/plans/list-operators.ts'
import { ownOperator } from '../lists/plans/own-filter.ts'
import { topOperator } from '../lists/plans/top-operator.ts'
import { parseQuery } from '../query/parse-query.ts'
import { printQuery } from '../query/print-query.ts'
import type { Term } from '../query/query.ts'
import { checklistAddress } from '../search/entries/checklist-address.ts'
import type { ItemAnswer } from '../search/entries/item-answers.ts'
import { asksForBest, asksForToday, hasKey, impliesItems, mayMeanSite } from '../search/matching/fillers.ts'
import type { AskedGame } from './asked-game.ts'
import { correctWords } from './correct-words.ts'
import { findCourses, listCourseRankings, listDayRankings, listGameRankings, writeOutCourse } from './list-rankings.ts'
import { findCupsNamed, listCupRankings, listRaceCards } from './cup-rankings.ts'
import { asksOfReader, describeNone } from './describe-none.ts'
import { asksFor, listNames, readPhrase, type Phrase } from './read-phrase.ts'
import { parseItemQuery } from './select-items.ts'

const shownAtMost = 8
const rankingsAtMost = 5

/**
 * Answers `super karts` and `kart level<6` with items, and `best kart peach gardens` with the rankings of that course and
 * the items on its top shelf, those of a single course best first. What is no item's name is a ranked cup's or a course's.
 * `Items` stand for drivers, karts and gliders.
 */
export async function answerPhrase(text: string, game: AskedGame): Promise<ItemAnswer> {
  const phrase = readPhrase(text, game)
  const { operators, name, terms, kinds, others, isMeant } = phrase
  // All that it asks is not understood: then all items are no answer.
  if (name === '' && terms.length === 0) return { ...(await select(text, game)), entries: [], count: 0 }
  const answer = await select(phrase.asked, game)
  if (terms.length === 0 && answer.problems.length === 0) return answerCorrected(text, phrase, game)
  if (name === '' && kinds.length === itemKinds.length && others.every(asksOfReader) && mayMeanSite(text))
    return { ...answer, entries: [], count: 0, unknownName: text }
  // Who owns none of them has asked for no name either.
  if (name === '' && (isMeant(ownOperator.name) || (answer.count === 0 && terms.some(asksOfReader))))
    return sayNone(answer, '', terms, phrase, game)
  const [kind, ...otherKinds] = kinds
  if (kind && otherKinds.length === 0 && answer.count > 1 && isMeant(sortOperatorName)) {
    const q = new URLSearchParams({ q: phrase.withoutKinds })
    return { ...answer, path: `${itemListPath(kind)}?${q}`, order: readOrderName(terms) }
  }
  const isOfKindsAlone = name === '' && others.length === 0
  if (isOfKindsAlone && asksForToday(text)) return { ...answer, rankings: listDayRankings(kinds, game.day) }
  if (isOfKindsAlone && asksForBest(text)) return { ...answer, rankings: listGameRankings(kinds) }
  const courseName = writeOutCourse(game.courses, name)
  // `Best Peach` may be anything with that name; `best kart rr` is no kart with those initials.
  if (answer.count > 0 && courseName === name)
    return impliesItems(text) && others.length === 0 ? { ...answer, unknownName: text } : answer
  if (name === '' && answer.problems.length > 0) return answer
  const ofNamed = await sayNone(answer, name, terms, phrase, game)
  if (ofNamed.none !== null) return ofNamed
  const cups = kinds.length > 0 && !isMeant(sortOperatorName) ? findCupsNamed(game.cups, name, game.day) : []
  if (cups.length > 0) {
    const cards = terms.some(({ value }) => value === 'owned') ? listRaceCards(cups) : []
    return { ...answer, rankings: [...cards, ...listCupRankings(kinds, cups)].slice(0, rankingsAtMost) }
  }
  const courses = asksFor(terms, topOperator.name) ? [] : findCourses(game.courses, courseName)
  if (courses.length > 0) return answerOnCourses(courses, courseName, phrase, game)
  // A name may contain what has been read as a rarity or a skill, as `Capsule Kart` does.
  const asWritten = await select(text, game)
  const unknownName = parseQuery(text, operators).query.text
  if (hasKey(text) || unknownName === '') return asWritten
  return asWritten.count > 0 && !impliesItems(text) ? asWritten : answerCorrected(text, phrase, game)
}

/**
 * Of a phrase that is not understood: what it means without typos, if that leads to a ranking or to items with something
 * in common. Kinds alone are no answer: `Kartus` is Spanish for Cact-X.
 */
async function answerCorrected(text: string, { operators }: Phrase, game: AskedGame): Promise<ItemAnswer> {
  const corrected = correctWords(text, listNames(game), operators)
  const isCorrected = corrected !== text && parseItemQuery(corrected, game.entries, game.owned).asks
  const answer = isCorrected ? await answerPhrase(corrected, game) : null
  const isUnderstood =
    answer?.unknownName === null &&
    (answer.rankings.length > 0 || (answer.count > 0 && readPhrase(corrected, game).others.length > 0))
  if (answer && isUnderstood) return answer
  return { ...(await select(text, game)), entries: [], count: 0, unknownName: parseQuery(text, operators).query.text }
}

/** The rankings of courses with a name, and the items on their top shelves. */
async function answerOnCourses(
  courses: readonly SearchRow[],
  name: string,
  phrase: Phrase,
  game: AskedGame,
): Promise<ItemAnswer> {
  const { operators, kinds, narrowing } = phrase
  const top = { operator: topOperator.name, comparison: ':', value: name } as const
  const rankings = listCourseRankings(kinds, courses).slice(0, rankingsAtMost)
  // Of several courses, no ranking has an order for all their items.
  const [ranking, ...otherRankings] = rankings
  const order = ranking && otherRankings.length === 0 ? game.loadRankingOrder(ranking.path) : Promise.resolve([])
  const terms = [...narrowing, top]
  const onTop = await select(printQuery({ text: '', terms }, operators), game, order)
  return sayNone({ ...onTop, rankings }, '', terms, phrase, game)
}

/** With a sentence where only what the reader owns leaves nothing. */
async function sayNone(
  answer: ItemAnswer,
  name: string,
  terms: readonly Term[],
  { operators }: Phrase,
  game: AskedGame,
): Promise<ItemAnswer> {
  const ofAll = terms.filter((term) => !asksOfReader(term))
  if (answer.count > 0 || answer.problems.length > 0 || ofAll.length === terms.length) return answer
  const { count } = await select(printQuery({ text: name, terms: ofAll }, operators), game)
  return { ...answer, none: count > 0 ? describeNone(name, terms, count) : null }
}

/** Of a list that is sorted by a phrase. */
function readOrderName(terms: readonly Term[]): string | null {
  const order = terms.find(({ operator }) => operator === sortOperatorName)?.value ?? ''
  return orderNames.get(order) ?? null
}

const orderNames: ReadonlyMap<string, string> = new Map([
  ['debut', 'newest first'],
  ['top', 'most top shelves first'],
])

/** @param order ids of the items that come first, unless the text asks for another order */
async function select(
  text: string,
  { entries, owned, loadTopShelf }: AskedGame,
  order: Promise<readonly string[]> = Promise.resolve([]),
): Promise<ItemAnswer> {
  const query = parseItemQuery(text, entries, owned)
  const [best, shelf] = await Promise.all([order, query.top === null ? null : loadTopShelf(query.top)])
  const selected = query.select(shelf && shelf.places)
  const places = new Map(best.map((id, index) => [id, index]))
  const placeOf = ({ id }: ItemListEntry) => places.get(id) ?? best.length
  const found = query.sorts ? selected : selected.toSorted((a, b) => placeOf(a) - placeOf(b))
  return {
    rankings: [],
    entries: found.slice(0, shownAtMost).map((item) => ({
      kind: item.kind,
      id: item.id,
      name: item.name,
      rarity: item.rarity,
      path: itemPath(item),
    })),
    count: found.length,
    order: null,
    path: checklistAddress(text.trim()),
    unknownName: null,
    problems: query.problems,
    none: null,
  }
}
