import { toDayNumber } from '#catalogue/calendar.ts'
import type { ItemHistory } from '../data/item-pages.ts'
import type { RankPeriod } from './list-rank-periods.ts'

/** The ranks that items of a kind usually had: a single day's rank hangs on the ranked cup of its week. */
export interface TypicalRanks {
  /** See listRankPeriods. */
  readonly periods: readonly RankPeriod[]
  /** By item id, for each period; null where it had a rank on fewer than half of the days. */
  readonly byItem: ReadonlyMap<string, readonly (number | null)[]>
}

const fewestDays = 182

export function findTypicalRanks(
  histories: Iterable<readonly [itemId: string, history: ItemHistory]>,
  periods: readonly RankPeriod[],
): TypicalRanks {
  const end = toDayNumber(periods.at(-1)!.until)
  const spans = periods.map(({ from, until }) => [toDayNumber(from), toDayNumber(until)] as const)
  const byItem = new Map(
    [...histories].map(([id, history]) => {
      const ends = listEnds(history, end)
      return [id, spans.map(([from, until]) => findMedianRank(history, ends, from, until))]
    }),
  )
  return { periods, byItem }
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
