import { useDeferredValue, useMemo } from 'react'
import { useSearch } from './use-search.ts'
import { replaceQuery, useQuery } from '../search/use-query.ts'
import { useDensity } from '../preferences/density.ts'
import type { ListPlan } from './list-plan.ts'
import {
  type ListState,
  chooseValue,
  clearNarrowing,
  parseListState,
  toggleValue,
  writeDensity,
  writeSort,
} from './list-state.ts'
import { type Selection, selectEntries } from './select-entries.ts'
import { useQueryHint } from './use-query-hint.ts'
import { useStaged } from '../../ui/loading/use-staged.ts'

/** A list as the reader has filtered and sorted it, with all actions on it. */
export interface List<Entry> extends Selection<Entry> {
  readonly plan: ListPlan<Entry>
  /** The part of `found` to render so far: see `useStaged`. */
  readonly shown: readonly Entry[]
  readonly total: number
  /** The state being shown. It lags behind the address, so that rendering hundreds of cards never delays input. */
  readonly state: ListState
  /** The text in the search field. */
  readonly text: string
  /** Whether the results are final. */
  readonly isComplete: boolean
  /** Whether the list is filtered or searched. */
  readonly isNarrowed: boolean
  readonly write: (text: string) => void
  /** Loads the fuzzy search engine before the first letter. */
  readonly prepare: () => void
  readonly toggle: (filterId: string, value: string) => void
  /** Chooses a single value of a filter; an empty value clears it. */
  readonly choose: (filterId: string, value: string) => void
  readonly sortBy: (order: string) => void
  /** Compact by the address, or by the reader's preference. */
  readonly isCompact: boolean
  readonly setCompact: (isCompact: boolean) => void
  readonly clear: () => void
}

/** A condition on entries besides the list's own filters. */
export interface Narrowing<Entry> {
  readonly lets: (entry: Entry) => boolean
  /** False while it is still unknown. */
  readonly isComplete: boolean
}

/** @param narrowing null for no other condition; must be a stable object */
export function useList<Entry>(
  entries: readonly Entry[],
  plan: ListPlan<Entry>,
  narrowing: Narrowing<Entry> | null = null,
): List<Entry> {
  const query = useQuery()
  const settled = useDeferredValue(query)
  const state = useMemo(() => parseListState(settled, plan), [settled, plan])
  const { query: text, found: matching, isComplete, write, prepare } = useSearch(entries, plan)
  const selection = useMemo(() => {
    const candidates = narrowing ? matching.filter(narrowing.lets) : matching
    return selectEntries(entries, candidates, plan, state)
  }, [entries, matching, narrowing, plan, state])

  const likesCompact = useDensity() === 'compact'
  const isAllThere = isComplete && settled === query && (narrowing?.isComplete ?? true)
  const shown = useStaged(selection.found, { isThere: useQueryHint(query, isAllThere) })
  return {
    ...selection,
    shown,
    plan,
    total: entries.length,
    state,
    text,
    isComplete: isAllThere,
    isNarrowed: state.text.trim() !== '' || state.chosen.size > 0 || narrowing !== null,
    write,
    prepare,
    toggle: (filterId, value) => replaceQuery((parameters) => toggleValue(parameters, filterId, value)),
    choose: (filterId, value) => replaceQuery((parameters) => chooseValue(parameters, filterId, value)),
    sortBy: (order) => replaceQuery((parameters) => writeSort(parameters, order)),
    isCompact: state.isCompact ?? likesCompact,
    setCompact: (isCompact) =>
      replaceQuery((parameters) => writeDensity(parameters, isCompact === likesCompact ? null : isCompact)),
    clear: () => replaceQuery(clearNarrowing),
  }
}
