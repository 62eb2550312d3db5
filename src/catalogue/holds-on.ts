import type { IsoDate } from './calendar.ts'

/** Whether a day is in the time in which something holds: `since <= day < until`; `until` is null while it lasts. */
export function holdsOn(
  { since, until }: { readonly since: IsoDate; readonly until: IsoDate | null },
  day: IsoDate,
): boolean {
  return since <= day && (until === null || day < until)
}
