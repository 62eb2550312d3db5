import type { ListPlan } from './list-plan.ts'

/** What a reader asks of a list. All of it stands in the address. */
export interface ListState {
  readonly text: string
  /** Wanted values by filter id; a filter that nothing is wanted of is not there. */
  readonly chosen: ReadonlyMap<string, readonly string[]>
  /** Null: the list's own order, or the best match first. */
  readonly sort: string | null
  /** Null: as the reader likes lists to be. */
  readonly isCompact: boolean | null
}

const textKey = 'q'
const sortKey = 'sort'
const densityKey = 'density'

/** Whatever a plan does not know stays out: an address can be typed. */
export function parseListState(search: string, plan: Pick<ListPlan<never>, 'filters' | 'sortOrders'>): ListState {
  const parameters = new URLSearchParams(search)
  const chosen = plan.filters.flatMap(({ id }) => {
    const values = [...new Set(parameters.getAll(id))].filter((value) => value !== '')
    return values.length > 0 ? [[id, values] as const] : []
  })
  const sort = parameters.get(sortKey)
  return {
    text: parameters.get(textKey) ?? '',
    chosen: new Map(chosen),
    sort: plan.sortOrders.some(({ id }) => id === sort) ? sort : null,
    isCompact: parseDensity(parameters.get(densityKey)),
  }
}

export function writeText(parameters: URLSearchParams, text: string): void {
  write(parameters, textKey, text)
}

export function writeSort(parameters: URLSearchParams, sort: string): void {
  write(parameters, sortKey, sort)
}

export function writeDensity(parameters: URLSearchParams, isCompact: boolean | null): void {
  write(parameters, densityKey, isCompact === null ? '' : isCompact ? 'compact' : 'comfortable')
}

function parseDensity(text: string | null): boolean | null {
  if (text === 'compact') return true
  return text === 'comfortable' ? false : null
}

/** Adds a wanted value to a filter, or takes it away. */
export function toggleValue(parameters: URLSearchParams, filterId: string, value: string): void {
  if (parameters.has(filterId, value)) parameters.delete(filterId, value)
  else parameters.append(filterId, value)
}

/** Makes a value the only one wanted of a filter; an empty one wants nothing of it. */
export function chooseValue(parameters: URLSearchParams, filterId: string, value: string): void {
  write(parameters, filterId, value)
}

/** Sort order and density are ways of looking, not of narrowing: they stay. */
export function clearNarrowing(parameters: URLSearchParams): void {
  for (const key of new Set(parameters.keys())) {
    if (key !== sortKey && key !== densityKey) parameters.delete(key)
  }
}

function write(parameters: URLSearchParams, key: string, value: string): void {
  if (value === '') parameters.delete(key)
  else parameters.set(key, value)
}
