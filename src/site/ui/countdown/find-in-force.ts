import type { IsoDate } from '#catalogue/calendar.ts'
import { findDayStart } from '#catalogue/game-day.ts'

interface Period {
  /** First day; it begins when a day of the game begins. */
  readonly start: IsoDate
  /** The day that ends it. */
  readonly end: IsoDate
}

/** The period that a moment (milliseconds since 1970) falls into; null where none of them holds it. */
export function findInForce<Known extends Period>(periods: readonly Known[], moment: number): Known | null {
  return periods.find(({ start, end }) => findDayStart(start) <= moment && moment < findDayStart(end)) ?? null
}
