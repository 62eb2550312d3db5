import { fromDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { ItemHistory } from './item-pages.ts'

/** From this day until the next point's, this was the item's state. */
export interface HistoryPoint {
  readonly date: IsoDate
  /** Rank and score are null while no shelf of it was on record. */
  readonly rank: number | null
  readonly score: number | null
  /** Top shelves in the whole game. */
  readonly top: number
}

/** The ranks of an item over time, oldest first. */
export function decodeItemHistory({ days, ranks, scores, tops }: ItemHistory): HistoryPoint[] {
  let day = 0
  return days.map((passed, index) => {
    day += passed
    return { date: fromDayNumber(day), rank: ranks[index]!, score: scores[index]!, top: tops[index]! }
  })
}
