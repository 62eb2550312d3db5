import { useDeferredValue, useMemo, useState } from 'react'
import type { Preference } from '#documents/preference-choices.ts'
import { useFound } from './use-search.ts'
import { replaceQuery, useQuery } from '../search/use-query.ts'
import { usePreference } from '../preferences/preference.ts'
import type { QueryOperator, Term } from '../search/reading/query.ts'
import { listOperators, orderByName, sortOperatorName } from '../search/filters/list-plan.ts'
import type { ListPlan } from '../search/filters/list-plan.ts'
import {
  type ListState,
  clearLimit,
  clearNarrowing,
  parseListState,
  readQueryText,
  toggleValue,
  writeDensity,
  writeText,
  writeValues,
} from '../search/filters/list-state.ts'
import { type Selection, selectEntries } from '../search/filters/select-entries.ts'
import { useQueryHint } from './query-hint.ts'
import { useStaged } from '../../ui/loading/use-staged.ts'

/** A list as the reader has filtered and sorted it, with all actions on it. */
export interface List<Entry> extends Selection<Entry> {
  readonly plan: ListPlan<Entry>
  /** The part of `found` to render so far: see `useStaged`. */
  readonly shown: readonly Entry[]
  readonly total: number
  /** The state being shown. What an address asks for at first comes in slices, and lags behind it. */
  readonly state: ListState
  /** What a query may ask of the list. */
  readonly operators: readonly QueryOperator[]
  /** The query in the search field. */
  readonly text: string
  /** Whether the results are final. */
  readonly isComplete: boolean
  /** Whether the list is filtered or searched. */
  readonly isNarrowed: boolean
  readonly write: (text: string) => void
  /** Loads the fuzzy search engine before the first letter. */
  readonly prepare: () => void
  readonly toggle: (filter: string, value: string) => void
  /** Chooses a single value of a filter; an empty value clears it. */
  readonly choose: (filter: string, value: string) => void
  /** Removes a comparison such as `level<6`. */
  readonly clearLimit: (filter: string, limit: Term) => void
  readonly sortBy: (order: string) => void
  /** By the address, or by the reader's preference. */
  readonly density: Preference<'density'>
  readonly setDensity: (density: Preference<'density'>) => void
  readonly clear: () => void
}

/** A condition on entries besides the list's own filters. */
export interface Narrowing<Entry> {
  readonly includes: (entry: Entry) => boolean
  /** False while it is still unknown. */
  readonly isComplete: boolean
}

/** While a condition is not known yet. */
export const unknownNarrowing: Narrowing<unknown> = { includes: () => true, isComplete: false }

/** Longer than most readers take between letters. */
const typingPauseMs = 600

/** @param narrowing null for no other condition; must be a stable object */
export function useList<Entry>(
  given: readonly Entry[],
  plan: ListPlan<Entry>,
  narrowing: Narrowing<Entry> | null = null,
): List<Entry> {
  const entries = useMemo(() => orderByName(given, plan), [given, plan])
  const query = useQuery()
  const [hasArrived, setArrived] = useState(false)
  // What an address asks for may be the whole list in another order, which comes in slices; any later answer is a screenful,
  // and comes in the frame of the letter that asks for it.
  const deferred = useDeferredValue(hasArrived ? null : query)
  const settled = hasArrived ? query : (deferred ?? query)
  const operators = useMemo(() => listOperators(plan, entries), [plan, entries])
  const state = useMemo(() => parseListState(settled, operators), [settled, operators])
  const { found: matching, isComplete, prepare } = useFound(entries, plan, state.text)
  const operatorOf = (name: string) => operators.find((operator) => operator.name === name)!
  const selection = useMemo(() => {
    const candidates = narrowing ? matching.filter(narrowing.includes) : matching
    return selectEntries(entries, candidates, plan, state)
  }, [entries, matching, narrowing, plan, state])

  const preferred = usePreference('density')
  const isAllThere = isComplete && settled === query && (narrowing?.isComplete ?? true)
  const isThere = useQueryHint(query, isAllThere)
  if (isThere && !hasArrived) setArrived(true)
  const shown = useStaged(selection.found, { isThere, restMs: typingPauseMs })
  return {
    ...selection,
    shown,
    plan,
    total: entries.length,
    state,
    text: readQueryText(new URLSearchParams(query), operators),
    isComplete: isAllThere,
    isNarrowed: state.text.trim() !== '' || state.chosen.size > 0 || state.limits.size > 0 || narrowing !== null,
    operators,
    write: (written) => replaceQuery((parameters) => writeText(parameters, written, operators)),
    prepare,
    toggle: (filter, value) => replaceQuery((parameters) => toggleValue(parameters, operatorOf(filter), value)),
    choose: (filter, value) =>
      replaceQuery((parameters) => writeValues(parameters, operatorOf(filter), value === '' ? [] : [value])),
    clearLimit: (filter, limit) => replaceQuery((parameters) => clearLimit(parameters, operatorOf(filter), limit)),
    sortBy: (order) =>
      replaceQuery((parameters) => writeValues(parameters, operatorOf(sortOperatorName), order === '' ? [] : [order])),
    density: state.density ?? preferred,
    setDensity: (density) =>
      replaceQuery((parameters) => writeDensity(parameters, density === preferred ? null : density)),
    clear: () => replaceQuery((parameters) => clearNarrowing(parameters, operators)),
  }
}
