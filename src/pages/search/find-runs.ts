import { addDays, type IsoDate } from '#catalogue/calendar.ts'

/** The first and the last of the days in each run of consecutive ones. */
export function findRuns(days: readonly IsoDate[]): [first: IsoDate, last: IsoDate][] {
  const runs: [IsoDate, IsoDate][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && addDays(run[1], 1) === day) run[1] = day
    else runs.push([day, day])
  }
  return runs
}
