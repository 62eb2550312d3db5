import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { formatMonth } from '#wording/days.ts'

interface NumberedTour {
  readonly number: number
  readonly start: IsoDate
  /** The day after its last. */
  readonly end: IsoDate
}

/** What a tour is searched for by, besides its name: `Tour 158 September 2025 October 2025`. */
export function describeTour({ number, start, end }: NumberedTour): string {
  const months = new Set([start, addDays(end, -1)].map(formatMonth))
  return ['Tour', number, ...months].join(' ')
}
