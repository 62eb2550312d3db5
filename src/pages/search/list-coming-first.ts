import type { IsoDate } from '#catalogue/calendar.ts'

/**
 * What is on or comes, soonest first, then what is past, newest first.
 * @param entries oldest first
 */
export function listComingFirst<Entry>(
  entries: readonly Entry[],
  date: IsoDate,
  endOf: (entry: Entry) => IsoDate,
): readonly Entry[] {
  const coming = entries.filter((entry) => endOf(entry) > date)
  const past = entries.filter((entry) => endOf(entry) <= date)
  return [...coming, ...past.toReversed()]
}
