import { topOperator } from '../filters/item-list-plan.ts'
import { printQuery } from '../reading/print-query.ts'
import type { Term } from '../reading/query.ts'
import type { ItemAnswer } from '../entries/provide-answers.ts'
import type { SearchEntry } from '../entries/search-entry.ts'
import type { SearchRow } from '#wording/search/search-index.ts'
import type { AskedGame } from './asked-game.ts'
import { listCupRankings, listRaceCards, type CupWithRankings } from './cup-rankings.ts'
import { listCourseRankings } from './list-rankings.ts'
import type { Phrase } from './read-phrase.ts'
import { explainEmpty, selectAnswer } from './select-answer.ts'

const rankingsAtMost = 5

/** The rankings of courses with a name, and the items on their top shelves, those of a single course best first. */
export async function answerOnCourses(
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
export async function answerInCups(
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
