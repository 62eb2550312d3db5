import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds } from '#catalogue/entities.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { itemListPath, itemPath } from '#pages/routes/routes.ts'
import type { SearchRow } from '#pages/search/search-index.ts'
import { kindFilter } from '../lists/plans/all-items-plan.ts'
import { sortOperatorName } from '../lists/plans/list-operators.ts'
import { ownOperator } from '../lists/plans/own-filter.ts'
import { topOperator } from '../lists/plans/top-operator.ts'
import { parseQuery } from '../query/parse-query.ts'
import { printQuery } from '../query/print-query.ts'
import type { Term } from '../query/query.ts'
import { spellOut } from '../query/spell-out.ts'
import { checklistAddress } from '../search/entries/checklist-address.ts'
import type { ItemAnswer } from '../search/entries/item-answers.ts'
import { asksForBest, asksForItems, asksForToday, nameKinds } from '../search/matching/fillers.ts'
import { foldNames } from '../search/matching/fold-name.ts'
import { findCourses, listCourseRankings, listDayRankings, listGameRankings } from './list-rankings.ts'
import { findCupsNamed, listCupRankings } from './cup-rankings.ts'
import { readMeaning } from './read-meaning.ts'
import { type ItemIds, parseItemQuery } from './select-items.ts'

/** What a phrase can ask about. */
export interface AskedGame {
  readonly entries: readonly ItemListEntry[]
  /** Courses and their variants, as the search knows them. */
  readonly courses: readonly SearchRow[]
  /** Ranked cups, as the search knows them. */
  readonly cups: readonly SearchRow[]
  /** That of the newest ranking. */
  readonly day: IsoDate
  /** Levels by item id. */
  readonly owned: ReadonlyMap<string, number>
  readonly loadTopShelf: (asked: string) => Promise<{ readonly places: ItemIds }>
  /** The ids of the items of a ranking, best first. */
  readonly loadRankingOrder: (path: string) => Promise<readonly string[]>
}

const shownAtMost = 8
const rankingsAtMost = 5

/**
 * Answers `super karts` and `kart level<6` with items, and `best kart peach gardens` with the rankings of that course and
 * the items on its top shelf, those of a single course best first. What is no item's name is a ranked cup's or a course's.
 * `Items` stand for drivers, karts and gliders.
 */
export async function answerPhrase(text: string, game: AskedGame): Promise<ItemAnswer> {
  const { entries, owned, courses } = game
  const { operators } = parseItemQuery(text, entries, owned)
  const names = [...foldNames(entries, ({ name: each }) => each), ...foldNames(courses, ([each]) => each)]
  const phrase = asksForItems(text) ? nameKinds(text) : text
  const spelled = spellOut(phrase, operators, (words) => readMeaning(words, names))
  const { text: name, terms } = parseQuery(spelled, operators).query
  // All that it asks is not understood: then all items are no answer.
  if (name === '' && terms.length === 0) return { ...(await select(text, game)), entries: [], count: 0 }
  const kinds = itemKinds.filter((kind) =>
    terms.some(({ operator, value }) => operator === kindFilter.name && value === kind),
  )
  const others = terms.filter(({ operator }) => operator !== kindFilter.name)
  // All kinds narrow nothing.
  const narrowing = kinds.length < itemKinds.length ? terms : others
  const asked = narrowing === terms ? spelled : printQuery({ text: name, terms: others }, operators)
  const answer = await select(`${asked} ${asksFor(terms, sortOperatorName) ? '' : readOrder(text)}`, game)
  const written = parseQuery(text, operators).query
  const isMeant = (wanted: string) => asksFor(terms, wanted) && !asksFor(written.terms, wanted)
  // Who owns none of them has asked for no name either.
  if (name === '' && isMeant(ownOperator.name)) return answer
  const [kind, ...otherKinds] = kinds
  if (kind && otherKinds.length === 0 && answer.count > 1 && isMeant(sortOperatorName)) {
    const q = printQuery({ text: name, terms: others }, operators)
    return { ...answer, path: `${itemListPath(kind)}?${new URLSearchParams({ q })}`, isNewestFirst: true }
  }
  const isOfKindsAlone = name === '' && others.length === 0
  if (isOfKindsAlone && asksForToday(text)) return { ...answer, rankings: listDayRankings(kinds, game.day) }
  if (isOfKindsAlone && asksForBest(text)) return { ...answer, rankings: listGameRankings(kinds) }
  if (answer.count > 0) return answer
  const cups = findCupsNamed(game.cups, name, game.day)
  if (kinds.length > 0 && cups.length > 0)
    return { ...answer, rankings: listCupRankings(kinds, cups).slice(0, rankingsAtMost) }
  const isOnShelf = terms.some(({ operator }) => operator === topOperator.name)
  const rows = isOnShelf ? [] : findCourses(courses, name)
  if (rows.length > 0) {
    const top = { operator: topOperator.name, comparison: ':', value: name } as const
    const rankings = listCourseRankings(kinds, rows).slice(0, rankingsAtMost)
    // Of several courses, no ranking has an order for all their items.
    const [ranking, ...otherRankings] = rankings
    const order = ranking && otherRankings.length === 0 ? game.loadRankingOrder(ranking.path) : Promise.resolve([])
    const onTop = await select(printQuery({ text: '', terms: [...narrowing, top] }, operators), game, order)
    return { ...onTop, rankings }
  }
  // A name may contain what has been read as a rarity or a skill, as `Capsule Kart` does.
  const asWritten = await select(text, game)
  const unknownName = written.text
  return asWritten.count > 0 || hasKey(text) || unknownName === '' ? asWritten : { ...asWritten, unknownName }
}

/** `Best karts` come in the order of their ranking. */
function readOrder(text: string): string {
  if (hasKey(text)) return ''
  if (asksForToday(text)) return `${sortOperatorName}:rank`
  return asksForBest(text) ? `${sortOperatorName}:worth` : ''
}

function asksFor(terms: readonly Term[], name: string): boolean {
  return terms.some(({ operator }) => operator === name)
}

/** Whoever writes `rarity:super` wants nothing else in its place. */
function hasKey(text: string): boolean {
  return /[a-z][:<>]/i.test(text)
}

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
    isNewestFirst: false,
    path: checklistAddress(text.trim()),
    unknownName: null,
    problems: query.problems,
  }
}
