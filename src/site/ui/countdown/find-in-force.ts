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

/**
 * The period that contains a moment (milliseconds since 1970), or else the last one that has ended. The first, if none has
 * begun or the moment is not known; undefined, if there is none.
 *
 * @param periods oldest first
 */
export function findLatest<Known extends Period>(periods: readonly Known[], moment: number | null): Known | undefined {
  return periods.findLast(({ start }) => moment !== null && findDayStart(start) <= moment) ?? periods[0]
}
