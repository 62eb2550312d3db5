export interface Sorting {
  readonly column: string
  readonly descending: boolean
}

/** What a row is sorted by; null sorts last, whichever way the column is turned. */
export type SortValue = number | string | null

/** A sorted copy. Stable: rows that are equal keep the order they came in, both ways. */
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
      return one.value < other.value ? -direction : direction
    })
    .map(({ row }) => row)
}
