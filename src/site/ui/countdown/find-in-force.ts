import type { IsoDate } from '#catalogue/calendar.ts'
import { findDayStart } from '#catalogue/game-day.ts'

interface Period {
  /** The first day; the period starts with the game day. */
  readonly start: IsoDate
  /** The day on which it ends. */
  readonly end: IsoDate
}

/** The period that contains a moment (milliseconds since 1970); null if none does. */
export function findInForce<Known extends Period>(periods: readonly Known[], moment: number): Known | null {
  return periods.find(({ start, end }) => findDayStart(start) <= moment && moment < findDayStart(end)) ?? null
}
