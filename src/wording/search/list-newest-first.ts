import type { IsoDate } from '#catalogue/calendar.ts'

/**
 * What has begun on the day, the newest first, then what has not, in a build of a day before the end.
 * @param entries oldest first
 */
export function listNewestFirst<Entry>(
  entries: readonly Entry[],
  date: IsoDate,
  startOf: (entry: Entry) => IsoDate,
): readonly Entry[] {
  const begun = entries.filter((entry) => startOf(entry) <= date)
  return [...begun.toReversed(), ...entries.slice(begun.length)]
}
