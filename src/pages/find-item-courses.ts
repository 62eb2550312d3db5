import { itemKinds, type Catalogue, type Item, type Shelf, type ShelfLevel } from '#catalogue/entities.ts'
import type { VariantStanding } from '#rankings/ranking.ts'

/** A course variant on which an item has a shelf today. */
export interface CourseOfItem {
  readonly variantId: string
  readonly shelf: Shelf
  readonly level: ShelfLevel
}

/**
 * The courses of each item, turned round from the rankings of each course variant, so that an item's page and
 * the course's pages never disagree. In the reading order of the variants.
 */
export function findItemCourses(
  { variantById }: Catalogue,
  standingsOn: (variantId: string, kind: Item['kind']) => readonly VariantStanding[],
): (itemId: string) => readonly CourseOfItem[] {
  const courses = new Map<string, CourseOfItem[]>()
  for (const variantId of variantById.keys()) {
    for (const { itemId, shelf, level } of itemKinds.flatMap((kind) => standingsOn(variantId, kind))) {
      const known = courses.get(itemId)
      if (known) known.push({ variantId, shelf, level })
      else courses.set(itemId, [{ variantId, shelf, level }])
    }
  }
  return (itemId) => courses.get(itemId) ?? []
}
