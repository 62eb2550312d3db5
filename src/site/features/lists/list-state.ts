import type { ListPlan } from './list-plan.ts'

/** The search, filters, order and density of a list, all stored in the address. */
export interface ListState {
  readonly text: string
  /** Chosen values by filter id; filters without a choice are absent. */
  readonly chosen: ReadonlyMap<string, readonly string[]>
  /** Null for the list's own order, or the best match first. */
  readonly sort: string | null
  /** Null for the reader's preference. */
  readonly isCompact: boolean | null
}

const textKey = 'q'
const sortKey = 'sort'
const densityKey = 'density'
/** How a list is laid out, where there is a choice of more than density. */
export const viewKey = 'view'

/** Ignores what the plan does not know, since anyone can type an address. */
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

/** Adds a value to a filter, or removes it. */
export function toggleValue(parameters: URLSearchParams, filterId: string, value: string): void {
  const before = [...parameters]
  const left = before.filter(([key, chosen]) => key !== filterId || chosen !== value)
  if (left.length === before.length) return parameters.append(filterId, value)
  for (const [key] of before) parameters.delete(key)
  for (const [key, chosen] of left) parameters.append(key, chosen)
}

/** Makes a value the only choice of a filter; an empty value clears the filter. */
export function chooseValue(parameters: URLSearchParams, filterId: string, value: string): void {
  write(parameters, filterId, value)
}

/** Keeps sort order, density and view, which do not filter. */
export function clearNarrowing(parameters: URLSearchParams): void {
  for (const key of new Set(parameters.keys())) {
    if (![sortKey, densityKey, viewKey].includes(key)) parameters.delete(key)
  }
}

function write(parameters: URLSearchParams, key: string, value: string): void {
  if (value === '') parameters.delete(key)
  else parameters.set(key, value)
}
