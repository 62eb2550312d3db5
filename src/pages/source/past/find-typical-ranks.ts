import { toDayNumber, addDays, type IsoDate } from '#catalogue/calendar.ts'
import { compareBy } from '#base/compare-by.ts'
import type { ShelfRecord } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import type { ItemHistory, RankChange } from '../../data/item-pages.ts'

/**
 * How items of a kind usually ranked: a single day's rank hangs on the ranked cup of its week. The item whose median of
 * daily ranks is lowest is #1, so that a rank says how many are ahead; the median itself does not.
 */
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
  const medians = [...histories].map(([id, history]): ItemMedians => {
    const ends = listEnds(history, end)
    return [id, spans.map(([from, until]) => findMedianRank(history, ends, from, until))]
  })
  const places = periods.map((_period, index) => placeMedians(medians, index))
  return { periods, byItem: new Map(medians.map(([id]) => [id, places.map((ofPeriod) => ofPeriod.get(id) ?? null)])) }
}

/** What moved an item, which has a rank in both, from its rank in a period to that of the last one. */
export function countRankChange({ byItem }: TypicalRanks, itemId: string, period: number): RankChange {
  const own = byItem.get(itemId)!
  const change = { newer: 0, overtaken: 0, passed: 0 }
  for (const ranks of byItem.values()) {
    const wasAhead = isAhead(ranks[period], own[period]!)
    if (isAhead(ranks.at(-1), own.at(-1)!)) {
      if (ranks[period] === null) change.newer += 1
      else if (!wasAhead) change.overtaken += 1
    } else if (wasAhead) change.passed += 1
  }
  return change
}

function isAhead(rank: number | null | undefined, own: number): boolean {
  return typeof rank === 'number' && rank < own
}

type ItemMedians = readonly [itemId: string, ofPeriods: readonly (number | null)[]]

/** As in rankings, no two items are equal. */
function placeMedians(medians: readonly ItemMedians[], period: number): Map<string, number> {
  const inOrder = medians
    .flatMap(([id, ofPeriods]) => (ofPeriods[period] === null ? [] : [{ id, median: ofPeriods[period]! }]))
    .toSorted(compareBy(({ id, median }) => [median, id]))
  return new Map(inOrder.map(({ id }, index) => [id, index + 1]))
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

/** A calendar year or, with null for it, the last twelve months. */
export type RankPeriod = Span &
  (
    | {
        readonly year: number
        /** How the shelves of most of its days are known. */
        readonly label: RecordLabel
      }
    | { readonly year: null }
  )

interface Span {
  readonly from: IsoDate
  /** The day after the last one. */
  readonly until: IsoDate
}

/** What there is to list periods from. */
interface PeriodFacts {
  /** All days that have a ranking, oldest first. */
  readonly days: readonly IsoDate[]
  /** The last day of the last twelve months. */
  readonly last: IsoDate
  /** Oldest first. */
  readonly records: readonly ShelfRecord[]
  /** How the shelves of a day are known. */
  readonly labelOn: (date: IsoDate) => RecordLabel
}

/**
 * Whole years, oldest first, and then the last twelve months. A year most of which is ranked by the record of an earlier
 * one is left out: an item would seem to have gained after it what that record does not have yet.
 */
export function listRankPeriods(facts: PeriodFacts): RankPeriod[] {
  const { days, last } = facts
  const years = [...groupBy(days, (date) => Number(date.slice(0, 4)))].filter(
    ([year]) => year < Number(last.slice(0, 4)),
  )
  const tomorrow = addDays(last, 1)
  return [
    ...years.filter(([year]) => !isOfOlderRecord(facts, year)).map(([year, ofYear]) => buildYear(facts, year, ofYear)),
    { year: null, from: addDays(tomorrow, -365), until: tomorrow },
  ]
}

function isOfOlderRecord({ records }: PeriodFacts, year: number): boolean {
  const inForce = records.findLast(({ date }) => date <= `${year}-07-01`)
  return inForce !== undefined && inForce.date < `${year}-01-01`
}

function buildYear({ labelOn }: PeriodFacts, year: number, days: readonly IsoDate[]): RankPeriod {
  const byLength = [...groupBy(days, labelOn)].toSorted(([, a], [, b]) => b.length - a.length)
  return { year, from: `${year}-01-01`, until: `${year + 1}-01-01`, label: byLength[0]![0] }
}
