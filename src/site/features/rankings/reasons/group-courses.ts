import { groupBy } from '#base/group-by.ts'
import type { Shelf, ShelfLevel } from '#catalogue/entities.ts'
import type { VariantRef } from '#pages/data/refs.ts'

/** A course variant on which an item had a shelf. */
export interface CourseBehind {
  readonly variant: VariantRef
  readonly shelf: Shelf
  /** From which the top shelf holds. */
  readonly level: ShelfLevel
}

export interface CourseGroups {
  readonly cup: readonly CourseBehind[]
  readonly tour: readonly CourseBehind[]
  readonly elsewhere: readonly CourseBehind[]
}

/** By how much a course weighs: the ranked cup first, then the tour's other courses, then the rest. */
export function groupCourses(
  courses: readonly CourseBehind[],
  raced: { readonly cup: ReadonlySet<string>; readonly tour: ReadonlySet<string> },
): CourseGroups {
  const zones = groupBy(courses, ({ variant: { id } }) =>
    raced.cup.has(id) ? 'cup' : raced.tour.has(id) ? 'tour' : 'elsewhere',
  )
  const of = (zone: keyof CourseGroups) => zones.get(zone) ?? []
  return { cup: of('cup'), tour: of('tour'), elsewhere: of('elsewhere') }
}
