import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { SubjectRanking } from '#rankings/ranking.ts'
import type { VariantShelves } from '../data/shelf-views.ts'

/** Returns the index of an item in the page's list of items; appends items that are not in it yet. */
export type IndexOf = (itemId: string) => number

/** @param ranking of one kind on one course variant */
export function buildVariantShelves({ ranked }: SubjectRanking, indexOf: IndexOf): VariantShelves {
  const on = (shelf: Shelf): [number, ShelfLevel][] =>
    ranked
      .filter(({ shelves: [held] }) => held?.shelf === shelf)
      .map(({ itemId, shelves: [held] }) => [indexOf(itemId), held!.level])
  return { top: on('top'), middle: on('middle') }
}
