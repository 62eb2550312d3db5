import { itemKinds, type Catalogue, type Item, type Shelf, type ShelfLevel } from '#catalogue/entities.ts'
import type { SubjectRanking } from '#rankings/ranking.ts'

/** A course variant on which an item has a shelf today. */
export interface CourseOfItem {
  readonly variantId: string
  readonly shelf: Shelf
  readonly level: ShelfLevel
  /** Items of the kind on that top shelf, itself included; null for a middle shelf. */
  readonly shared: number | null
}

/**
 * The courses of each item, turned round from the rankings of each course variant, so that an item's page and
 * the course's pages never disagree. In the reading order of the variants.
 */
export function findItemCourses(
  { variantById }: Catalogue,
  rankingOn: (variantId: string, kind: Item['kind']) => SubjectRanking,
): (itemId: string) => readonly CourseOfItem[] {
  const courses = new Map<string, CourseOfItem[]>()
  for (const [variantId, kind] of [...variantById.keys()].flatMap((id) =>
    itemKinds.map((each) => [id, each] as const),
  )) {
    const { ranked } = rankingOn(variantId, kind)
    const sharers = ranked.filter(({ shelves: [held] }) => held?.shelf === 'top').length
    for (const { itemId, shelves } of ranked) {
      const { shelf, level } = shelves[0]!
      const course = { variantId, shelf, level, shared: shelf === 'top' ? sharers : null }
      const known = courses.get(itemId)
      if (known) known.push(course)
      else courses.set(itemId, [course])
    }
  }
  return (itemId) => courses.get(itemId) ?? []
}
