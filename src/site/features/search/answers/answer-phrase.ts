import { itemKinds } from '#catalogue/entities.ts'
import { itemListPath } from '#pages/routes/routes.ts'
import type { SearchRow } from '#wording/search/search-index.ts'
import type { ItemAnswer } from '../entries/provide-answers.ts'
import { ownOperator, topOperator } from '../filters/item-list-plan.ts'
import { sortOperatorName } from '../filters/list-plan.ts'
import { namedOrders, signs } from '../questions/questions.ts'
import { parseQuery } from '../reading/parse-query.ts'
import type { Term } from '../reading/query.ts'
import { printQuery } from '../reading/print-query.ts'
import type { SearchEntry } from '../entries/search-entry.ts'
import { type AskedGame, explainEmpty, selectAnswer, isAboutOwned } from './select-answer.ts'
import { listCupRankings, listRaceCards, type CupWithRankings, findCupsNamed } from './cup-rankings.ts'
import { listCourseRankings, findCourses, listDayRankings, listGameRankings, writeOutCourse } from './list-rankings.ts'
import { type Phrase, asksFor, asksForShelfLevel, isMisread, listNames, readPhrase } from './read-phrase.ts'
import { correctWords } from './correct-words.ts'
import { impliesItems, isNegated, mayMeanSite, says } from './read-signs.ts'
import { parseItemQuery } from './select-items.ts'

const rankingsAtMost = 5

/** The rankings of courses with a name, and the items on their top shelves, those of a single course best first. */
async function answerOnCourses(
  courses: readonly SearchRow[],
  name: string,
  { operators, kinds, narrowing, order }: Phrase,
  game: AskedGame,
): Promise<ItemAnswer> {
  const rankings = listCourseRankings(kinds, courses).slice(0, rankingsAtMost)
  const terms: readonly Term[] = [...narrowing, { operator: topOperator.name, comparison: ':', value: name }]
  const query = printQuery({ text: '', terms }, operators)
  // Of several courses, no ranking has an order for all their items.
  const onTop =
    courses.length > 1
      ? await selectAnswer(`${query} ${order}`, game)
      : await selectAnswer(query, game, await loadOrders(rankings, game))
  return explainEmpty({ ...onTop, rankings }, '', terms, operators, game)
}

/** The rankings of the weeks of ranked cups, and the best items of a single one. No list has them in that order. */
async function answerInCups(
  cups: readonly CupWithRankings[],
  { operators, kinds, narrowing }: Phrase,
  game: AskedGame,
): Promise<ItemAnswer> {
  const cards = narrowing.some(({ value }) => value === 'owned') ? listRaceCards(cups) : []
  const ofCups = listCupRankings(kinds, cups)
  const orders = cups.length > 1 ? [] : await loadOrders(ofCups, game)
  const best = await selectAnswer(printQuery({ text: '', terms: narrowing }, operators), game, orders)
  const entries = orders.some((order) => order.length > 0) ? best.entries : []
  const rankings = [...cards, ...ofCups].slice(0, rankingsAtMost)
  const explained = await explainEmpty(best, '', narrowing, operators, game)
  return { ...explained, rankings, entries, count: entries.length, path: null }
}

function loadOrders(
  rankings: readonly SearchEntry[],
  { loadRankingOrder }: AskedGame,
): Promise<readonly (readonly string[])[]> {
  return Promise.all(rankings.map(({ path }) => loadRankingOrder(path)))
}

/** Answers a query about items; null for words alone, most of which are names: they need no items. */
export async function answerItems(
  text: string,
  owned: AskedGame['owned'],
  loadGame: () => Promise<AskedGame>,
): Promise<ItemAnswer | null> {
  if (!parseItemQuery(text, [], owned).asks && !says(text, 'colon')) return null
  const game = await loadGame()
  return parseItemQuery(text, game.entries, owned).asks ? answerPhrase(text, game) : null
}

/**
 * Answers `super karts` and `kart level<6` with items, and `best kart peach gardens` with the rankings of that course and
 * the items on its top shelf. What is no item's name is a ranked cup's or a course's.
 * `Items` stand for drivers, karts and gliders.
 */
export async function answerPhrase(text: string, game: AskedGame): Promise<ItemAnswer> {
  const asked = await readAsked(text, game)
  return answers.find(({ when }) => when(asked))!.answer(asked)
}

/** A phrase with what the game has for it. */
interface Asked extends Phrase {
  readonly text: string
  readonly game: AskedGame
  /** The items that it asks for; with a sentence where the reader owns, or lacks, none of them. */
  readonly items: ItemAnswer
  /** Whether it asks for nothing but kinds. */
  readonly isOfKindsAlone: boolean
  /** Its name, as courses are called. */
  readonly courseName: string
  readonly courses: readonly SearchRow[]
  readonly cups: readonly CupWithRankings[]
}

async function readAsked(text: string, game: AskedGame): Promise<Asked> {
  const phrase = readPhrase(text, game)
  const { name, terms, kinds, others, operators } = phrase
  const courseName = writeOutCourse(game.courses, name)
  const asksForCups = name !== '' && kinds.length > 0 && !phrase.isMeant(sortOperatorName)
  return {
    ...phrase,
    text,
    game,
    items: await explainEmpty(await selectAnswer(phrase.asked, game), name, terms, operators, game),
    isOfKindsAlone: name === '' && others.length === 0,
    courseName,
    courses: name === '' || asksFor(terms, topOperator.name) ? [] : findCourses(game.courses, courseName),
    cups: asksForCups ? findCupsNamed(game.cups, name, game.day) : [],
  }
}

interface AnswerRule {
  readonly when: (asked: Asked) => boolean
  readonly answer: (asked: Asked) => ItemAnswer | Promise<ItemAnswer>
}

/** The first that fits answers. No items are better than wrong ones. */
const answers: readonly AnswerRule[] = [
  { when: ({ text }) => says(text, 'worst'), answer: answerWorst },
  {
    // Of all that it asks, nothing is understood.
    when: ({ name, terms }) => name === '' && terms.length === 0,
    answer: async ({ text, game }) => withoutItems(await selectAnswer(text, game)),
  },
  {
    // `Karts without bubble` are not those with it.
    when: ({ name }) => isNegated(name),
    answer: answerWithLinks,
  },
  { when: ({ terms, items }) => terms.length === 0 && items.problems.length === 0, answer: answerCorrected },
  {
    when: ({ text, name, kinds, others }) =>
      name === '' && kinds.length === itemKinds.length && others.every(isAboutOwned) && mayMeanSite(text),
    answer: answerWithLinks,
  },
  {
    when: ({ text, game, items, ...phrase }) => !says(text, 'filter') && isMisread(text, phrase, items.count, game),
    answer: ({ text, operators, items }) =>
      withoutItems(items, { emptyReason: null, unknownName: parseQuery(text, operators).query.text || text }),
  },
  {
    // Who owns none of them has asked for no name either.
    when: ({ name, terms, items, isMeant }) =>
      name === '' && (isMeant(ownOperator.name) || (items.count === 0 && terms.some(isAboutOwned))),
    answer: ({ items }) => items,
  },
  {
    when: ({ kinds, items, isMeant }) => kinds.length === 1 && items.count > 1 && isMeant(sortOperatorName),
    answer: ({ kinds, items, terms, withoutKinds }) => {
      const q = new URLSearchParams({ q: withoutKinds })
      return { ...items, path: `${itemListPath(kinds[0]!)}?${q}`, order: readOrderName(terms) }
    },
  },
  {
    when: ({ text, isOfKindsAlone }) => isOfKindsAlone && says(text, 'today'),
    answer: ({ items, kinds, game }) => ({ ...items, rankings: listDayRankings(kinds, game.day) }),
  },
  {
    when: ({ text, isOfKindsAlone }) => isOfKindsAlone && says(text, 'best'),
    answer: ({ items, kinds }) => ({ ...items, rankings: listGameRankings(kinds) }),
  },
  {
    // `Best Peach` may be anything with that name; `best kart rr` is no kart with those initials.
    when: ({ items, name, courseName }) => items.count > 0 && courseName === name,
    answer: ({ text, items, others }) =>
      impliesItems(text) && others.length === 0 ? { ...items, unknownName: text } : items,
  },
  {
    when: ({ name, items }) => items.emptyReason !== null || (name === '' && items.problems.length > 0),
    answer: ({ items }) => items,
  },
  { when: ({ cups }) => cups.length > 0, answer: ({ cups, game, ...phrase }) => answerInCups(cups, phrase, game) },
  {
    when: ({ courses }) => courses.length > 0,
    answer: async ({ text, courses, courseName, game, ...phrase }) => {
      const onCourses = await answerOnCourses(courses, courseName, phrase, game)
      return asksForShelfLevel(text, phrase) ? withoutItems(onCourses, { emptyReason: null }) : onCourses
    },
  },
  { when: () => true, answer: answerAsWritten },
]

/** With whatever has such a name. */
function answerWithLinks({ text, items }: Asked): ItemAnswer {
  return withoutItems(items, { emptyReason: null, unknownName: text })
}

/** A name may contain what has been read as a rarity or a skill, as `Capsule Kart` does. */
async function answerAsWritten(asked: Asked): Promise<ItemAnswer> {
  const { text, operators, game } = asked
  const asWritten = await selectAnswer(text, game)
  const isAnswer =
    says(text, 'filter') ||
    parseQuery(text, operators).query.text === '' ||
    (asWritten.count > 0 && !impliesItems(text))
  return isAnswer ? asWritten : answerCorrected(asked)
}

/**
 * Of a phrase that is not understood: what it means without typos, if that leads to a ranking or to items with something
 * in common. Kinds alone are no answer: `Kartus` is Spanish for Cact-X.
 */
async function answerCorrected({ text, operators, game }: Asked): Promise<ItemAnswer> {
  const corrected = correctWords(text, listNames(game), operators)
  const isCorrected = corrected !== text && parseItemQuery(corrected, game.entries, game.owned).asks
  const answer = isCorrected ? await answerPhrase(corrected, game) : null
  const isUnderstood =
    answer?.unknownName === null &&
    (answer.rankings.length > 0 || (answer.count > 0 && readPhrase(corrected, game).others.length > 0))
  if (answer && isUnderstood) return answer
  return withoutItems(await selectAnswer(text, game), { unknownName: parseQuery(text, operators).query.text })
}

/** With the rankings that end with them. No list does. */
async function answerWorst({ text, game }: Asked): Promise<ItemAnswer> {
  const best = await answerPhrase(text.replace(signs.worst, 'best'), game)
  const unknownName = best.rankings.length > 0 ? null : text
  return withoutItems(best, { emptyReason: null, unknownName })
}

function withoutItems(answer: ItemAnswer, changes: Partial<ItemAnswer> = {}): ItemAnswer {
  return { ...answer, entries: [], count: 0, ...changes }
}

/** Of a list that is sorted by a phrase. */
function readOrderName(terms: readonly Term[]): string | null {
  const order = terms.find(({ operator }) => operator === sortOperatorName)?.value ?? ''
  return namedOrders.has(order) ? order : null
}
