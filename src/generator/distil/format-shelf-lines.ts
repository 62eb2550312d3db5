import type { ShelfRow } from './fact-tables.ts'

/** The shelf lines of one item by course variant, as parse-shelf-line.ts reads them. */
export function formatShelfLines(rows: readonly ShelfRow[]): Map<string, string> {
  const byVariant = Map.groupBy(rows, ({ course_variant_slug }) => course_variant_slug)
  return new Map([...byVariant].map(([id, variantRows]) => [id, formatShelfLine(variantRows)]))
}

/** Where the item stands at level 1 comes first, then the promotions. */
function formatShelfLine(rows: readonly ShelfRow[]): string {
  return rows
    .toSorted((a, b) => a.level - b.level || (a.since < b.since ? -1 : 1))
    .map(({ shelf, level, since, until }) => {
      const place = level === 1 ? shelf : `${shelf} at level ${level}`
      return `${place} since ${since}${until === undefined ? '' : ` until ${until}`}`
    })
    .join(', ')
}
