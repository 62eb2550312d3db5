import type { IsoDate } from '#catalogue/calendar.ts'

/** Which days have a ranking: all from the first to the last, without the skipped ones. */
export interface RankedDays {
  readonly first: IsoDate
  readonly last: IsoDate
  /** Between the two, oldest first. */
  readonly skipped: readonly IsoDate[]
}

/** @param days those that have a ranking, oldest first. Throws when there are none. */
export function buildRankedDays(days: readonly IsoDate[], skippedDays: ReadonlySet<IsoDate>): RankedDays {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) throw new Error('No day has a ranking: the catalogue ends before the first one.')
  return { first, last, skipped: [...skippedDays].filter((day) => first < day && day < last).toSorted() }
}

export function isRankedDay(day: IsoDate, { first, last, skipped }: RankedDays): boolean {
  return first <= day && day <= last && !skipped.includes(day)
}
