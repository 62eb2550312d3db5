/** One value of a filter. */
export interface FilterOption {
  /** Used in the address. */
  readonly value: string
  /** Shown on the chip. */
  readonly label: string
  /** A short form that can be written alone in a query even if other values cannot: `HE`. */
  readonly word?: string
}

/** A filter of a list: its chips, counts, matching and address all follow from this definition. */
export interface Filter<Entry> {
  /** Its name in the address. */
  readonly id: string
  readonly title: string
  /** Null if the entry has no recorded value; no value of the filter finds it. */
  readonly read: (entry: Entry) => FilterOption | null
  /** Its values are numbers and may be compared in a query: `year<2021`. */
  readonly isNumber?: boolean
  /** What is compared; by default, the value. Null where there is nothing to compare. */
  readonly measure?: (entry: Entry) => number | null
  /** In a query its values can be written alone: `missing` instead of `own:missing`. */
  readonly isWord?: boolean
  /** In a phrase of the search its values may be named beside such a word: `super karts`. */
  readonly isAttribute?: boolean
  /** Orders the values; by default, by their first appearance in the list. */
  readonly compare?: (a: FilterOption, b: FilterOption) => number
  /** Values offered even if no entry has them. */
  readonly options?: readonly FilterOption[]
  /** Always visible; other filters are in the panel. */
  readonly isLead?: boolean
  /** Only for typed queries: it has no chips. */
  readonly isTyped?: boolean
  /** A menu with a single choice, for filters with too many values for chips. Not for a lead filter. */
  readonly isMenu?: boolean
  /** Class names for the chip of a value. */
  readonly lookOf?: (value: string) => string
}

/** For `compare`: in the order of a given list of values. */
export function asIn(values: readonly string[]): NonNullable<Filter<unknown>['compare']> {
  return (a, b) => values.indexOf(a.value) - values.indexOf(b.value)
}

export const byLabel: NonNullable<Filter<unknown>['compare']> = (a, b) => (a.label < b.label ? -1 : 1)

export const highestFirst: NonNullable<Filter<unknown>['compare']> = (a, b) => Number(b.value) - Number(a.value)
