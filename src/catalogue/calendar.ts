/** Days without a time zone, as the game's calendar has them: `YYYY-MM-DD`, UTC. They compare as text. */
export type IsoDate = `${number}-${number}-${number}`

export const msPerDay = 86_400_000

/** Days since 1970-01-01 of a date, which need not be valid: NaN then. */
export function toDayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / msPerDay
}

export function fromDayNumber(day: number): IsoDate {
  return new Date(day * msPerDay).toISOString().slice(0, 10) as IsoDate
}

/** True for a day that exists in the calendar, written `YYYY-MM-DD`. */
export function isIsoDate(text: string): text is IsoDate {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    fromDayNumber(toDayNumber(text as IsoDate)) === text
  )
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(toDayNumber(date) + days)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** Whether a day is in the time in which something holds: `since <= day < until`; `until` is null while it lasts. */
export function holdsOn(
  { since, until }: { readonly since: IsoDate; readonly until: IsoDate | null },
  day: IsoDate,
): boolean {
  return since <= day && (until === null || day < until)
}
