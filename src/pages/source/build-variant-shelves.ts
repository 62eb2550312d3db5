import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { VariantShelves } from '../data/shelf-views.ts'
import type { ShelvedOnCourse } from './create-course-ranker.ts'

/** Returns the index of an item in the page's list of items; appends items that are not in it yet. */
export type IndexOf = (itemId: string) => number

/** @param shelved items of one kind on one course variant, best first */
export function buildVariantShelves(shelved: readonly ShelvedOnCourse[], indexOf: IndexOf): VariantShelves {
  const on = (wanted: Shelf): [number, ShelfLevel][] =>
    shelved.filter(({ shelf }) => shelf === wanted).map(({ itemId, level }) => [indexOf(itemId), level])
  return { top: on('top'), middle: on('middle') }
}
