/** One value that entries can be narrowed to. */
export interface FilterOption {
  /** Stands in the address. */
  readonly value: string
  /** Stands on the chip. */
  readonly label: string
}

/** Everything about one way of narrowing a list: chips, counts, matching and the address all follow from it. */
export interface Filter<Entry> {
  /** Names it in the address. */
  readonly id: string
  readonly title: string
  /** Null: the entry has no value on record, and is found under none. */
  readonly read: (entry: Entry) => FilterOption | null
  /** How the values are ordered; left out, by their first appearance in the list. */
  readonly compare?: (a: FilterOption, b: FilterOption) => number
  /** Values that are offered even where no entry has them. */
  readonly options?: readonly FilterOption[]
  /** Always in view; the others open with the panel. */
  readonly isLead?: boolean
  /** Too many values for chips: a menu, of which one is chosen. Not for a lead. */
  readonly isMenu?: boolean
  /** Class names for the chip of a value. */
  readonly lookOf?: (value: string) => string
}

/** For `compare`: as the values stand in the catalogue's own list of them. */
export function asIn(values: readonly string[]): NonNullable<Filter<unknown>['compare']> {
  return (a, b) => values.indexOf(a.value) - values.indexOf(b.value)
}

export const byLabel: NonNullable<Filter<unknown>['compare']> = (a, b) => (a.label < b.label ? -1 : 1)

export const highestFirst: NonNullable<Filter<unknown>['compare']> = (a, b) => Number(b.value) - Number(a.value)
