import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { CorrectionRow, ShelfRow } from './shapes/shelf-shape.ts'

/** Every shelf on record, by item; one at a time, because there are tens of thousands. */
export function* buildShelfRows({ items }: PageSource): Iterable<ShelfRow> {
  for (const kind of itemKinds) {
    for (const { id, shelves } of items[kind]) {
      for (const { variantId, shelf, level, since, until } of shelves) {
        yield { kind, item: id, variant: variantId, shelf, level, since, until }
      }
    }
  }
}

/** Players' reports that reviewers have accepted, newest first. */
export function buildCorrectionRows({ reportedShelves }: PageSource): CorrectionRow[] {
  return reportedShelves.map(({ item, variant, place: { shelf, level }, date, players }) => ({
    kind: item.kind,
    item: item.id,
    variant: variant.id,
    shelf,
    level,
    date,
    players,
  }))
}
