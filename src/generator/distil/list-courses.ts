import type { CupRow } from './fact-tables.ts'

/** The courses of a cup that are known, in their order. */
export function listCourses({
  course_1,
  course_2,
  course_3,
}: Pick<CupRow, 'course_1' | 'course_2' | 'course_3'>): string[] {
  return [course_1, course_2, course_3].filter((id) => id !== undefined)
}

export function formatList(ids: readonly string[]): string {
  return `[${ids.join(', ')}]`
}
