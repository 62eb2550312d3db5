import type { IsoDate } from '#catalogue/calendar.ts'
import type { Tour } from '#catalogue/entities.ts'
import { toursInRound } from '#rankings/count-occasions.ts'
import { findTour } from '#rankings/find-tour.ts'

/**
 * A digest, for a day that a tour covers, of that tour, all tours before it, and the round of tours after it, which is as
 * far as rankings of the day look ahead. A tour that begins later adds one at the far end, which changes nothing for it.
 * @param digest shortens a text to one that changes with it
 */
export function digestTours(tours: readonly Tour[], digest: (text: string) => string): (day: IsoDate) => string {
  let before = ''
  const digests = tours.map((tour) => (before = digest(JSON.stringify([before, tour]))))
  return (day) => digests[Math.min(findTour(tours, day).number + toursInRound, tours.length) - 1]!
}
