import type { IsoDate } from '#catalogue/calendar.ts'

/** Hour of the day, UTC, at which tours and ranked weeks begin and end. */
const turnOfDay = '06:00:00'

/** The moment at which a tour or ranked week begins on a day, and the one before it ends. */
export function gameMoment(date: IsoDate): string {
  return `${date}T${turnOfDay}Z`
}
