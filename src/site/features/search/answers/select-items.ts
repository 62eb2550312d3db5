import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { itemLevels } from '#documents/checklist.ts'
import * as say from '#wording/search.ts'
import { buildAllItemsPlan, levelOperator } from '../filters/all-items-plan.ts'
import { listOperators } from '../filters/list-plan.ts'
import { parseListState, type ListState } from '../filters/list-state.ts'
import { selectEntries } from '../filters/select-entries.ts'
import { topOperator } from '../filters/item-list-plan.ts'
import type { QueryOperator } from '../reading/query.ts'
import { asksForItems } from './read-signs.ts'
import { findWholeMatches } from '../matching/find-whole-matches.ts'
import { foldNames } from '../matching/fold-name.ts'
import { misspellsKind } from './correct-words.ts'

/** What has an id for each of some items. */
export type ItemIds = Pick<ReadonlySet<string>, 'has'>

/** A query about items of all kinds, as far as it is understood. */
export interface ItemQuery {
  readonly operators: readonly QueryOperator[]
  /** Whether it may ask more than names: also `items I lack` and `drivres I own`, which have to be spelled out first. */
  readonly asks: boolean
  readonly problems: readonly string[]
  /** Whether it asks for an order. */
  readonly sorts: boolean
  /** Whose top shelf items must be on: a course variant's id, or part of the names of several; null for anything. */
  readonly top: string | null
  /**
   * The items that it finds, in the order that it asks for.
   * @param topIds ids of the items on that shelf; null where none is asked for
   */
  readonly select: (topIds: ItemIds | null) => readonly ItemListEntry[]
}

const levelOptions = itemLevels.map((level) => ({ value: String(level), label: say.level({ level }) }))

/** @param owned levels by item id */
export function parseItemQuery(
  text: string,
  entries: readonly ItemListEntry[],
  owned: ReadonlyMap<string, number>,
): ItemQuery {
  const plan = buildAllItemsPlan(owned)
  // All levels can be asked for, though lists offer those that the reader has.
  const operators = listOperators(plan, entries).map((each) =>
    each.name === levelOperator.name ? { ...each, options: levelOptions } : each,
  )
  const state = parseListState(`?${new URLSearchParams({ q: text })}`, operators)
  const named = findWholeMatches(foldNames(entries, plan.nameOf), state.text)
  return {
    operators,
    asks: asksMore(state) || asksForItems(text) || misspellsKind(text),
    problems: state.problems,
    sorts: state.sort !== null,
    top: state.chosen.get(topOperator.name)?.[0] ?? null,
    select(topIds) {
      const found = named?.map((index) => entries[index]!) ?? entries
      const candidates = found.filter(({ id }) => topIds?.has(id) ?? true)
      return selectEntries(entries, candidates, plan, state).found
    },
  }
}

function asksMore({ chosen, limits, sort, problems }: ListState): boolean {
  return chosen.size > 0 || limits.size > 0 || sort !== null || problems.length > 0
}
