import { compareNames } from '#wording/compare-names.ts'

export interface Sorting {
  readonly column: string
  readonly descending: boolean
}

/** The value that a row is sorted by; null sorts last in both directions. */
export type SortValue = number | string | null

/** A sorted copy. Stable in both directions: equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
): readonly Row[] {
  const direction = descending ? -1 : 1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((one, other) => {
      if (one.value === other.value) return 0
      if (one.value === null) return 1
      if (other.value === null) return -1
      if (typeof one.value === 'string' && typeof other.value === 'string')
        return direction * compareNames(one.value, other.value)
      return one.value < other.value ? -direction : direction
    })
    .map(({ row }) => row)
}
