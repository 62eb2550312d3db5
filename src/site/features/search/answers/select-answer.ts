import { itemKinds, rarities } from '#catalogue/entities.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { itemPath } from '#pages/routes/routes.ts'
import * as say from '#wording/search.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { SearchRow } from '#wording/search/search-index.ts'
import { checklistAddress } from '../entries/checklist-address.ts'
import type { ItemAnswer } from '../entries/provide-answers.ts'
import { kindFilter, levelOperator } from '../filters/all-items-plan.ts'
import { rarityFilter, ownOperator } from '../filters/item-list-plan.ts'
import { printQuery } from '../reading/print-query.ts'
import type { QueryOperator, Term } from '../reading/query.ts'
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

/**
 * The items that a query finds.
 * @param orders of rankings of different kinds, each the ids of the items that come first: the best of each kind, then the
 * second of each. A query that asks for another order has that.
 */
export async function selectAnswer(
  text: string,
  { entries, owned, loadTopShelf }: AskedGame,
  orders: readonly (readonly string[])[] = [],
): Promise<ItemAnswer> {
  const query = parseItemQuery(text, entries, owned)
  const shelf = query.top === null ? null : await loadTopShelf(query.top)
  const selected = query.select(shelf && shelf.places)
  const places = new Map(orders.flatMap((order) => order.map((id, index) => [id, index] as const)))
  const placeOf = ({ id }: ItemListEntry) => places.get(id) ?? entries.length
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
    emptyReason: null,
  }
}

/** The answer with its reason, if it is empty only because of what the reader owns. */
export async function explainEmpty(
  answer: ItemAnswer,
  name: string,
  terms: readonly Term[],
  operators: readonly QueryOperator[],
  game: AskedGame,
): Promise<ItemAnswer> {
  const ofAll = terms.filter((term) => !isAboutOwned(term))
  if (answer.count > 0 || answer.problems.length > 0 || ofAll.length === terms.length) return answer
  // `Lvl 3+ missing`: what is missing has no level.
  const asked = new Set(terms.filter(isAboutOwned).map(({ value }) => value))
  if (asked.has('missing') && asked.size > 1) return answer
  const { count } = await selectAnswer(printQuery({ text: name, terms: ofAll }, operators), game)
  return { ...answer, emptyReason: count > 0 ? describeEmpty(name, terms, count) : null }
}

/** Whether a term tells the reader's own items from the others. */
export function isAboutOwned({ operator }: Term): boolean {
  return operator === ownOperator.name || operator === levelOperator.name
}

/**
 * `You own no Super karts.`, `You lack no gliders: all 238 are yours.`
 *
 * @param name what else items are asked for by; often empty
 * @param terms understood, of which one asks of the reader, and of which the reader has none
 * @param total how many items there are, whoever owns them
 */
function describeEmpty(name: string, terms: readonly Term[], total: number): string {
  const items = nameItems(name, terms)
  return terms.some(({ value }) => value === 'missing') ? say.lackNone({ ...items, total }) : say.ownNone(items)
}

/** `Super karts`, `such items`. */
function nameItems(name: string, terms: readonly Term[]): { rarity: string; noun: string } {
  const listChosen = <Value extends string>(values: readonly Value[], of: string) =>
    values.filter((each) => terms.some(({ operator, value }) => operator === of && value === each))
  const kinds = listChosen(itemKinds, kindFilter.name)
  const chosen = listChosen(rarities, rarityFilter.name)
  const [kind, rarity] = [kinds[0], chosen[0]]
  const noun = kind && kinds.length === 1 ? `${kind}s` : 'items'
  const isNamed =
    name === '' && kinds.length !== 2 && chosen.length < 2 && terms.every(({ operator }) => named.includes(operator))
  if (!isNamed) return { rarity: 'such', noun }
  return { rarity: rarity === 'high-end' ? 'high_end' : (rarity ?? 'any'), noun }
}

const named: readonly string[] = [kindFilter.name, rarityFilter.name, ownOperator.name]
