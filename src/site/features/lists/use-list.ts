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

/** A list as the reader wants it, and all they can do to it. */
export interface List<Entry> extends Selection<Entry> {
  readonly plan: ListPlan<Entry>
  /** What was found, as far as it is to be drawn yet: see `useStaged`. */
  readonly shown: readonly Entry[]
  readonly total: number
  /** What is shown: a moment behind the address, so that hundreds of cards keep no letter and no press waiting. */
  readonly state: ListState
  /** What stands in the search field. */
  readonly text: string
  /** Whether nothing is to join what was found any more. */
  readonly isComplete: boolean
  /** Whether entries may be missing because of what the reader asked for. */
  readonly isNarrowed: boolean
  readonly write: (text: string) => void
  /** Fetches the fuzzy engine ahead of the first letter. */
  readonly prepare: () => void
  readonly toggle: (filterId: string, value: string) => void
  /** Wants this value alone of a filter; nothing of it for an empty one. */
  readonly choose: (filterId: string, value: string) => void
  readonly sortBy: (order: string) => void
  /** Whether the list stands close together: by its address, else as the reader likes it. */
  readonly isCompact: boolean
  readonly setCompact: (isCompact: boolean) => void
  readonly clear: () => void
}

/** What narrows a list besides its own filters. */
export interface Narrowing<Entry> {
  readonly lets: (entry: Entry) => boolean
  /** False while it is not known yet. */
  readonly isComplete: boolean
}

/** @param narrowing null where nothing else narrows the list; the same object as long as it lets the same through */
export function useList<Entry>(
  entries: readonly Entry[],
  plan: ListPlan<Entry>,
  narrowing: Narrowing<Entry> | null = null,
): List<Entry> {
  const query = useQuery()
  const settled = useDeferredValue(query)
  const state = useMemo(() => parseListState(settled, plan), [settled, plan])
  const { query: text, found: matching, isComplete, write, prepare } = useSearch(entries, plan.nameOf)
  const selection = useMemo(() => {
    const candidates = narrowing ? matching.filter(narrowing.lets) : matching
    return selectEntries(entries, candidates, plan, state)
  }, [entries, matching, narrowing, plan, state])

  const shown = useStaged(selection.found)
  const likesCompact = useDensity() === 'compact'
  const isAllThere = isComplete && settled === query && (narrowing?.isComplete ?? true)
  useQueryHint(query, isAllThere)
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
