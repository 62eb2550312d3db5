import { addDays, toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { ItemHistory } from '../data/item-pages.ts'

export interface RankPeriod {
  /** The calendar year; null for the last twelve months. */
  readonly year: number | null
  readonly from: IsoDate
  /** The day after the last one. */
  readonly until: IsoDate
}

/** The ranks that items of a kind usually had: a single day's rank hangs on the ranked cup of its week. */
export interface TypicalRanks {
  /** Whole years, oldest first, and then the last twelve months. */
  readonly periods: readonly RankPeriod[]
  /** By item id, for each period; null where it had a rank on fewer than half of the days. */
  readonly byItem: ReadonlyMap<string, readonly (number | null)[]>
}

const fewestDays = 182

/**
 * @param first day that has a ranking
 * @param last day of the last twelve months: the newest on which a ranking can have changed, so that the days between
 *   two changes say the same
 */
export function findTypicalRanks(
  histories: Iterable<readonly [itemId: string, history: ItemHistory]>,
  first: IsoDate,
  last: IsoDate,
): TypicalRanks {
  const periods = listPeriods(first, last)
  const spans = periods.map(({ from, until }) => [toDayNumber(from), toDayNumber(until)] as const)
  const byItem = new Map(
    [...histories].map(([id, history]) => {
      const ends = listEnds(history, toDayNumber(last) + 1)
      return [id, spans.map(([from, until]) => findMedianRank(history, ends, from, until))]
    }),
  )
  return { periods, byItem }
}

function listPeriods(first: IsoDate, last: IsoDate): RankPeriod[] {
  const firstYear = Number(first.slice(0, 4))
  const thisYear = Number(last.slice(0, 4))
  const years = Array.from({ length: thisYear - firstYear }, (_, index) => firstYear + index)
  const tomorrow = addDays(last, 1)
  return [
    ...years.map((year): RankPeriod => ({ year, from: `${year}-01-01`, until: `${year + 1}-01-01` })),
    { year: null, from: addDays(tomorrow, -365), until: tomorrow },
  ]
}

/** The number of the day after the last one of each run of days with one rank. */
function listEnds({ days }: ItemHistory, end: number): number[] {
  let day = 0
  const starts = days.map((passed) => (day += passed))
  return [...starts.slice(1), end]
}

/** The median of the days on which it had a rank. */
function findMedianRank({ days, ranks }: ItemHistory, ends: readonly number[], from: number, until: number) {
  const runs: { readonly rank: number; readonly length: number }[] = []
  ends.forEach((end, index) => {
    const start = index === 0 ? days[0]! : ends[index - 1]!
    const length = Math.min(end, until) - Math.max(start, from)
    const rank = ranks[index]!
    if (length > 0 && rank !== null) runs.push({ rank, length })
  })
  const total = runs.reduce((sum, { length }) => sum + length, 0)
  if (total < fewestDays) return null
  let passed = 0
  return runs.toSorted((a, b) => a.rank - b.rank).find(({ length }) => (passed += length) * 2 >= total)!.rank
}
