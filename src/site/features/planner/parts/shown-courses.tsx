import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { CourseChips } from '../../../ui/tours/course-chip.tsx'

interface ShownCoursesProps {
  readonly game: PlannerGame
  /** Indexes of the variants that the sentence above counts. */
  readonly variants: readonly number[]
}

/** The courses that a sentence counts, a press away: the number says which ones. */
export function ShownCourses({ game, variants }: ShownCoursesProps) {
  if (variants.length === 0) return null
  return (
    <details>
      <summary>{say.showCourses({ count: variants.length })}</summary>
      <CourseChips variants={variants.map((index) => game.variants[index]!)} />
    </details>
  )
}
