import { formatShelfLine } from '#catalogue/format-shelf-line.ts'
import type { ShelfRow } from './fact-tables.ts'

/** The shelf lines of one item by course variant, as parse-shelf-line.ts reads them. */
export function formatShelfLines(rows: readonly ShelfRow[]): Map<string, string> {
  const byVariant = Map.groupBy(rows, ({ course_variant_slug }) => course_variant_slug)
  return new Map(
    [...byVariant].map(([id, variantRows]) => [
      id,
      formatShelfLine(variantRows.map(({ until = null, ...row }) => ({ ...row, until }))),
    ]),
  )
}
