import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { ShelfRow } from './shapes/shelf-shape.ts'

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
