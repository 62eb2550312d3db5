import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { SubjectRanking } from '#rankings/ranking.ts'
import type { VariantShelves } from '../data/shelf-views.ts'

/** The place of an item in its page's list of items, which grows with each item asked for first. */
export type PlaceOf = (itemId: string) => number

/** @param ranking of one kind on one course variant */
export function buildVariantShelves({ ranked }: SubjectRanking, placeOf: PlaceOf): VariantShelves {
  const on = (shelf: Shelf): [number, ShelfLevel][] =>
    ranked
      .filter(({ shelves: [held] }) => held?.shelf === shelf)
      .map(({ itemId, shelves: [held] }) => [placeOf(itemId), held!.level])
  return { top: on('top'), middle: on('middle') }
}
