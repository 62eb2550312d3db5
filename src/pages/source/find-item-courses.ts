import { itemKinds, type Catalogue, type Item, type Shelf, type ShelfLevel } from '#catalogue/entities.ts'
import type { VariantStanding } from '#rankings/ranking.ts'

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
  standingsOn: (variantId: string, kind: Item['kind']) => readonly VariantStanding[],
): (itemId: string) => readonly CourseOfItem[] {
  const courses = new Map<string, CourseOfItem[]>()
  for (const [variantId, kind] of [...variantById.keys()].flatMap((id) =>
    itemKinds.map((each) => [id, each] as const),
  )) {
    const standings = standingsOn(variantId, kind)
    const sharers = standings.filter(({ shelf }) => shelf === 'top').length
    for (const { itemId, shelf, level } of standings) {
      const course = { variantId, shelf, level, shared: shelf === 'top' ? sharers : null }
      const known = courses.get(itemId)
      if (known) known.push(course)
      else courses.set(itemId, [course])
    }
  }
  return (itemId) => courses.get(itemId) ?? []
}
