import { itemKinds } from '#catalogue/entities.ts'
import { itemListPath } from '#pages/routes/routes.ts'
import { sortOperatorName } from '../filters/list-plan.ts'
import { ownOperator } from '../filters/item-list-plan.ts'
import { topOperator } from '../filters/item-list-plan.ts'
import { parseQuery } from '../reading/parse-query.ts'
import type { Term } from '../reading/query.ts'
import type { ItemAnswer } from '../entries/provide-answers.ts'
import { asksForBest, asksForToday, hasKey, impliesItems, isNegated, mayMeanSite } from '../matching/fillers.ts'
import { answerInCups, answerOnCourses } from './answer-of-rankings.ts'
import type { AskedGame } from './asked-game.ts'
import { correctWords } from './correct-words.ts'
import { findCupsNamed } from './cup-rankings.ts'
import { asksOfReader } from './select-answer.ts'
import { asksForShelfLevel, isMisread } from './read-phrase.ts'
import { findCourses, listDayRankings, listGameRankings, writeOutCourse } from './list-rankings.ts'
import { asksFor, listNames, readPhrase, type Phrase } from './read-phrase.ts'
import { sayNone, selectAnswer } from './select-answer.ts'
import { parseItemQuery } from './select-items.ts'

const worst = /\b(?:least useful|weakest|worst)\b/i

/**
 * Answers `super karts` and `kart level<6` with items, and `best kart peach gardens` with the rankings of that course and
 * the items on its top shelf. What is no item's name is a ranked cup's or a course's.
 * `Items` stand for drivers, karts and gliders.
 */
export async function answerPhrase(text: string, game: AskedGame): Promise<ItemAnswer> {
  if (worst.test(text)) return answerWorst(text, game)
  const phrase = readPhrase(text, game)
  const { operators, name, terms, kinds, others, isMeant } = phrase
  // All that it asks is not understood: then all items are no answer.
  if (name === '' && terms.length === 0) return withoutItems(await selectAnswer(text, game))
  const answer = await selectAnswer(phrase.asked, game)
  // `Karts without bubble` are not those with it.
  if (isNegated(name)) return withoutItems(answer, { unknownName: text })
  if (terms.length === 0 && answer.problems.length === 0) return answerCorrected(text, phrase, game)
  if (name === '' && kinds.length === itemKinds.length && others.every(asksOfReader) && mayMeanSite(text))
    return withoutItems(answer, { unknownName: text })
  if (!hasKey(text) && isMisread(text, phrase, answer.count, game))
    return withoutItems(answer, { unknownName: parseQuery(text, operators).query.text || text })
  // Who owns none of them has asked for no name either.
  if (name === '' && (isMeant(ownOperator.name) || (answer.count === 0 && terms.some(asksOfReader))))
    return sayNone(answer, '', terms, operators, game)
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
  const ofNamed = await sayNone(answer, name, terms, operators, game)
  if (ofNamed.none !== null) return ofNamed
  const cups = kinds.length > 0 && !isMeant(sortOperatorName) ? findCupsNamed(game.cups, name, game.day) : []
  if (cups.length > 0) return answerInCups(cups, phrase, game)
  const courses = asksFor(terms, topOperator.name) ? [] : findCourses(game.courses, courseName)
  if (courses.length > 0) {
    const onCourses = await answerOnCourses(courses, courseName, phrase, game)
    return asksForShelfLevel(text, phrase) ? withoutItems(onCourses, { none: null }) : onCourses
  }
  // A name may contain what has been read as a rarity or a skill, as `Capsule Kart` does.
  const asWritten = await selectAnswer(text, game)
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
  return withoutItems(await selectAnswer(text, game), { unknownName: parseQuery(text, operators).query.text })
}

/** The rankings that end with them. No list does. */
async function answerWorst(text: string, game: AskedGame): Promise<ItemAnswer> {
  const best = await answerPhrase(text.replace(worst, 'best'), game)
  const unknownName = best.rankings.length > 0 ? null : text
  return withoutItems(best, { none: null, unknownName })
}

/** No answer is better than a wrong one. */
function withoutItems(answer: ItemAnswer, changes: Partial<ItemAnswer> = {}): ItemAnswer {
  return { ...answer, entries: [], count: 0, ...changes }
}

/** Of a list that is sorted by a phrase. */
function readOrderName(terms: readonly Term[]): string | null {
  const order = terms.find(({ operator }) => operator === sortOperatorName)?.value ?? ''
  return orderNames.get(order) ?? null
}

const orderNames: ReadonlyMap<string, string> = new Map([
  ['debut', 'newest first'],
  ['top', 'most top shelves first'],
  ['worth', 'most worth having first'],
])
