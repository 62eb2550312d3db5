import type { VariantRef } from '#pages/data/refs.ts'
import * as say from '#wording/rows.ts'
import { CourseChips } from './course-chip.tsx'

/** The courses of a cup that is on record, which they need not be. */
export function CupCourses({ variants }: { variants: readonly VariantRef[] }) {
  const missing = describeMissing(variants.length)
  return (
    <>
      {variants.length > 0 && <CourseChips variants={variants} />}
      {missing && <p className="muted">{missing}</p>}
    </>
  )
}

/** What is not on record of the three courses of a cup; null if all are. */
export function describeMissing(known: number): string | null {
  switch (known) {
    case 0:
      return say.noCourseOfCup()
    case 1:
      return say.oneCourseOfCup()
    case 2:
      return say.twoCoursesOfCup()
    default:
      return null
  }
}
