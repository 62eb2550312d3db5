import type { TourSummary } from '#pages/data/tour-views.ts'
import { findInForce } from './find-in-force.ts'
import { useClock } from './use-clock.ts'

/**
 * The number of the tour that is on by the reader's clock: the build may be some days old.
 *
 * @param builtIn the one that was on at the build; beyond the last tour that it knows, its word stands
 */
export function useCurrentTour(tours: readonly TourSummary[], builtIn: number): number {
  const [moment] = useClock()
  const current = moment === null ? null : findInForce(tours, moment)
  return current?.number ?? builtIn
}
