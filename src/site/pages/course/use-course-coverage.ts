import { useHasMarks } from '../../features/checklist/use-has-marks.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import type { CourseCoverage } from './read-course-coverage.ts'

/** Null for readers who own nothing, and until it is known; the list says enough without it. */
export function useCourseCoverage(): CourseCoverage | null {
  const hasMarks = useHasMarks()
  const { value } = useLoading(hasMarks ? 'Your coverage' : 'Nothing', async () =>
    hasMarks ? (await import('./read-course-coverage.ts')).readCourseCoverage() : null,
  )
  return value ?? null
}
