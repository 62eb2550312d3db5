import { useHasMarks } from '../../features/checklist/use-has-marks.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'

/** By course id, on how many of its variants the reader has a top-shelf item; a course without is not there. */
export type CourseCoverage = ReadonlyMap<string, number>

/** Null for readers who own nothing, and until it is known; the list says enough without it. */
export function useCourseCoverage(): CourseCoverage | null {
  const hasMarks = useHasMarks()
  const { value } = useLoading(hasMarks ? 'Your coverage' : 'Nothing', async () =>
    hasMarks ? (await import('./read-course-coverage.ts')).readCourseCoverage() : null,
  )
  return value ?? null
}
