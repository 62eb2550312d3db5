import type { VariantRef } from '#pages/data/refs.ts'
import { CourseChips } from './course-chip.tsx'

/** The courses of a ranked cup that is on record, which they need not be. */
export function CupCourses({ variants }: { variants: readonly VariantRef[] }) {
  if (variants.length === 0) return <p className="muted">Its courses are not recorded.</p>
  return <CourseChips variants={variants} />
}
