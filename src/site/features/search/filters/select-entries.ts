import { sortRows } from '../../../ui/components/sort-rows.ts'
import type { QueryOption, Term } from '../reading/query.ts'
import { readOptions, type Filter } from './list-plan.ts'
import type { ListPlan } from './list-plan.ts'
import type { ListState } from './list-state.ts'

export interface CountedOption extends QueryOption {
  /** Entries with this value that pass all other filters. */
  readonly count: number
  readonly isChosen: boolean
}

export interface Selection<Entry> {
  readonly found: readonly Entry[]
  /** By the name of the filter. Counted on request: most filters are out of sight, and a letter does not wait for them. */
  readonly options: Pick<ReadonlyMap<string, readonly CountedOption[]>, 'get'>
}

/**
 * @param entries the whole list, from which the options derive
 * @param candidates the entries that the search finds, in its order
 */
export function selectEntries<Entry>(
  entries: readonly Entry[],
  candidates: readonly Entry[],
  plan: ListPlan<Entry>,
  state: ListState,
): Selection<Entry> {
  const passes = (entry: Entry, filter: Filter<Entry>) => {
    const wanted = state.chosen.get(filter.name)
    const limits = state.limits.get(filter.name)
    return (
      (!wanted || readOptions(filter, entry).some(({ value }) => wanted.includes(value))) &&
      (!limits || isWithin(measure(entry, filter), limits))
    )
  }
  const passing = candidates.filter((entry) => plan.filters.every((filter) => passes(entry, filter)))
  const sortOrder = plan.sortOrders.find(({ id }) => id === state.sort)
  const known = new Map<string, readonly CountedOption[]>()
  const count = (filter: Filter<Entry>) => {
    const others = plan.filters.filter((other) => other !== filter)
    const counted = candidates.filter((entry) => others.every((other) => passes(entry, other)))
    return countOptions(filter, entries, counted, state.chosen.get(filter.name) ?? [])
  }
  return {
    found: sortOrder ? sortRows(passing, sortOrder.read, sortOrder.isDescending ?? false) : passing,
    options: {
      get(name) {
        const filter = plan.filters.find((one) => one.name === name)
        if (filter && !known.has(name)) known.set(name, count(filter))
        return known.get(name)
      },
    },
  }
}

function measure<Entry>(entry: Entry, filter: Filter<Entry>): number | null {
  if (filter.measure) return filter.measure(entry)
  const [option] = readOptions(filter, entry)
  return option ? Number(option.value) : null
}

/** Comparisons with something that is not a number hold for everything: the reader is told about them. */
function isWithin(number: number | null, limits: readonly Term[]): boolean {
  return limits.every(({ comparison, value }) => {
    const limit = Number(value)
    if (Number.isNaN(limit)) return true
    if (number === null || Number.isNaN(number)) return false
    if (comparison === '<') return number < limit
    if (comparison === '<=') return number <= limit
    return comparison === '>' ? number > limit : number >= limit
  })
}

function countOptions<Entry>(
  filter: Filter<Entry>,
  entries: readonly Entry[],
  counted: readonly Entry[],
  wanted: readonly string[],
): CountedOption[] {
  const offered = filter.options ?? []
  const labels = new Map([
    ...offered.map(({ value, label }) => [value, label] as const),
    ...entries.flatMap((entry) => readOptions(filter, entry).map(({ value, label }) => [value, label] as const)),
  ])
  // The address may ask for a value that no entry has. It must be visible to be removed.
  for (const value of wanted) if (!labels.has(value)) labels.set(value, value)
  const counts = new Map<string, number>()
  for (const entry of counted) {
    for (const { value } of readOptions(filter, entry)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const options = [...labels].map(([value, label]) => ({
    value,
    label,
    count: counts.get(value) ?? 0,
    isChosen: wanted.includes(value),
  }))
  return filter.compare ? options.toSorted(filter.compare) : options
}
