import type { IsoDate } from '#catalogue/calendar.ts'

/** Whether a tour or week has begun on a day; only then has it rankings, and pages for them. */
export function hasBegun(period: { start: IsoDate }, today: IsoDate): boolean {
  return period.start <= today
}
