import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../build-page-source.ts'
import type { ShelfRow } from './shelf-shape.ts'

/** Every shelf on record, by item. */
export function buildShelfRows({ items }: PageSource): ShelfRow[] {
  return itemKinds.flatMap((kind) =>
    items[kind].flatMap(({ id, shelves }) =>
      shelves.map(({ variantId, shelf, level, since, until }) => ({
        kind,
        item: id,
        variant: variantId,
        shelf,
        level,
        since,
        until,
      })),
    ),
  )
}
