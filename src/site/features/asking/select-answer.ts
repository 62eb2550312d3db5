import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { printQuery } from '../query/print-query.ts'
import type { QueryOperator, Term } from '../query/query.ts'
import { checklistAddress } from '../search/entries/checklist-address.ts'
import type { ItemAnswer } from '../search/entries/item-answers.ts'
import type { AskedGame } from './asked-game.ts'
import { asksOfReader, describeNone } from './describe-none.ts'
import { parseItemQuery } from './select-items.ts'

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
    none: null,
  }
}

/** With a sentence where only what the reader owns leaves nothing. */
export async function sayNone(
  answer: ItemAnswer,
  name: string,
  terms: readonly Term[],
  operators: readonly QueryOperator[],
  game: AskedGame,
): Promise<ItemAnswer> {
  const ofAll = terms.filter((term) => !asksOfReader(term))
  if (answer.count > 0 || answer.problems.length > 0 || ofAll.length === terms.length) return answer
  // `Lvl 3+ missing`: nobody has levels of what they lack.
  const asked = new Set(terms.filter(asksOfReader).map(({ value }) => value))
  if (asked.has('missing') && asked.size > 1) return answer
  const { count } = await selectAnswer(printQuery({ text: name, terms: ofAll }, operators), game)
  return { ...answer, none: count > 0 ? describeNone(name, terms, count) : null }
}
