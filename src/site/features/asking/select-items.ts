import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { buildAllItemsPlan } from '../lists/all-items-plan.ts'
import { listOperators } from '../lists/list-operators.ts'
import { parseListState, type ListState } from '../lists/list-state.ts'
import { selectEntries } from '../lists/select-entries.ts'
import { topOperator } from '../lists/top-operator.ts'
import type { QueryOperator } from '../query/query.ts'
import { findWholeMatches } from '../search/find-whole-matches.ts'
import { foldNames } from '../search/fold-name.ts'

/** A query about items of all kinds, as far as it is understood. */
export interface ItemQuery {
  readonly operators: readonly QueryOperator[]
  /** Whether it asks more than names. */
  readonly asks: boolean
  readonly problems: readonly string[]
  /** Whether it asks for an order. */
  readonly sorts: boolean
  /** On whose top shelf items are to stand: the id of a course variant or some of its name; null for anything. */
  readonly top: string | null
  /**
   * The items that it finds, in the order that it asks for.
   * @param topIds ids of the items on that shelf; null where none is asked for
   */
  readonly select: (topIds: ReadonlySet<string> | null) => readonly ItemListEntry[]
}

/** @param owned levels by item id */
export function parseItemQuery(
  text: string,
  entries: readonly ItemListEntry[],
  owned: ReadonlyMap<string, number>,
): ItemQuery {
  const plan = buildAllItemsPlan(owned)
  const operators = listOperators(plan, entries)
  const state = parseListState(`?${new URLSearchParams({ q: text })}`, operators)
  return {
    operators,
    asks: asksMore(state),
    problems: state.problems,
    sorts: state.sort !== null,
    top: state.chosen.get(topOperator.name)?.[0] ?? null,
    select(topIds) {
      const named = findWholeMatches(foldNames(entries, plan.nameOf), state.text)?.map((index) => entries[index]!)
      const candidates = (named ?? entries).filter(({ id }) => topIds?.has(id) ?? true)
      return selectEntries(entries, candidates, plan, state).found
    },
  }
}

function asksMore({ chosen, limits, sort, problems }: ListState): boolean {
  return chosen.size > 0 || limits.size > 0 || sort !== null || problems.length > 0
}
