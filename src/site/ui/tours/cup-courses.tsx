import type { VariantRef } from '#pages/data/refs.ts'
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
      return 'Its courses are not recorded.'
    case 1:
      return 'Two of its three courses are not recorded: rankings count the other one.'
    case 2:
      return 'One of its three courses is not recorded: rankings count the other two.'
    default:
      return null
  }
}
