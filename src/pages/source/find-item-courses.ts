import type { Catalogue, ItemKind, Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { SubjectRanking } from '#rankings/ranking.ts'
import { memoize } from '../data/memoize.ts'

/** A course variant on which an item has a shelf today. */
export interface CourseOfItem {
  readonly variantId: string
  readonly shelf: Shelf
  readonly level: ShelfLevel
}

/**
 * The courses of each item, collected from the rankings of all course variants, so that an item's page and the pages of
 * courses never disagree. In the reading order of the variants.
 */
export function findItemCourses(
  { variantById, itemById }: Pick<Catalogue, 'variantById' | 'itemById'>,
  rankingOn: (variantId: string, kind: ItemKind) => SubjectRanking,
): (itemId: string) => readonly CourseOfItem[] {
  const coursesOfKind = memoize((kind: ItemKind) => collectCourses([...variantById.keys()], kind, rankingOn))
  return (itemId) => {
    const item = itemById.get(itemId)
    return (item && coursesOfKind(item.kind).get(itemId)) ?? []
  }
}

function collectCourses(
  variantIds: readonly string[],
  kind: ItemKind,
  rankingOn: (variantId: string, kind: ItemKind) => SubjectRanking,
): Map<string, CourseOfItem[]> {
  const courses = new Map<string, CourseOfItem[]>()
  for (const variantId of variantIds) {
    const { ranked } = rankingOn(variantId, kind)
    for (const { itemId, shelves } of ranked) {
      const { shelf, level } = shelves[0]!
      const course = { variantId, shelf, level }
      const known = courses.get(itemId)
      if (known) known.push(course)
      else courses.set(itemId, [course])
    }
  }
  return courses
}
