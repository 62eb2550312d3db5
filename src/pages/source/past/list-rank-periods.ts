import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import type { ShelfRecord } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import type { RecordLabel } from '#rankings/ranking.ts'

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
