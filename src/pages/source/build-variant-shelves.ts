import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { VariantStanding } from '#rankings/ranking.ts'
import type { VariantShelves } from '../data/shelf-views.ts'

/** The place of an item in its page's list of items, which grows with each item asked for first. */
export type PlaceOf = (itemId: string) => number

/** @param standings of one kind on one course variant, best first */
export function buildVariantShelves(standings: readonly VariantStanding[], placeOf: PlaceOf): VariantShelves {
  const on = (shelf: Shelf): [number, ShelfLevel][] =>
    standings
      .filter((standing) => standing.shelf === shelf)
      .map((standing) => [placeOf(standing.itemId), standing.level])
  return { top: on('top'), middle: on('middle') }
}
