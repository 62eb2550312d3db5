import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { VariantShelves } from '../data/shelf-views.ts'
import type { CourseShelves } from './create-course-ranker.ts'

/** Returns the index of an item in the page's list of items; appends items that are not in it yet. */
export type IndexOf = (itemId: string) => number

/** Where the items of one kind are on one course variant. */
export function buildVariantShelves(
  { shelved, withoutShelf, unknown }: CourseShelves,
  indexOf: IndexOf,
): VariantShelves {
  const on = (wanted: Shelf): [number, ShelfLevel][] =>
    shelved.filter(({ shelf }) => shelf === wanted).map(({ itemId, level }) => [indexOf(itemId), level])
  return { top: on('top'), middle: on('middle'), bottom: withoutShelf, ...(unknown > 0 && { unknown }) }
}
