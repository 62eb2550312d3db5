import type { QueryOperator, QueryOption } from '../../query/query.ts'

/** A filter of a list: its chips, counts, matching, address and what may be typed all follow from this definition. */
export interface Filter<Entry> extends Omit<QueryOperator, 'options'> {
  /** Null or empty if the entry has no recorded value; no value of the filter finds it. An entry may have several. */
  readonly read: (entry: Entry) => QueryOption | readonly QueryOption[] | null
  /** What is compared where values are numbers; by default, the value. Null where there is nothing to compare. */
  readonly measure?: (entry: Entry) => number | null
  /** Orders the values; by default, by their first appearance in the list. */
  readonly compare?: (a: QueryOption, b: QueryOption) => number
  /** Values offered even if no entry has them. */
  readonly options?: readonly QueryOption[]
  /** Always visible; other filters are in the panel. */
  readonly isLead?: boolean
  /** Only for typed queries: it has no chips. */
  readonly isTyped?: boolean
  /** A menu with a single choice, for filters with too many values for chips. Not for a lead filter. */
  readonly isMenu?: boolean
  /** Class names for the chip of a value. */
  readonly lookOf?: (value: string) => string
}

/** The values of an entry. */
export function readOptions<Entry>({ read }: Pick<Filter<Entry>, 'read'>, entry: Entry): readonly QueryOption[] {
  return [read(entry) ?? []].flat()
}

/** For `compare`: in the order of a given list of values. */
export function asIn(values: readonly string[]): NonNullable<Filter<unknown>['compare']> {
  return (a, b) => values.indexOf(a.value) - values.indexOf(b.value)
}

export const byLabel: NonNullable<Filter<unknown>['compare']> = (a, b) => (a.label < b.label ? -1 : 1)

export const highestFirst: NonNullable<Filter<unknown>['compare']> = (a, b) => Number(b.value) - Number(a.value)
