import { fromDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { ItemHistory, ItemPage } from '../data/item-pages.ts'

/**
 * An item's best rank and since when it has today's.
 * @param days all that have a ranking, oldest first
 */
export function summariseItemHistory(
  history: ItemHistory,
  days: readonly IsoDate[],
): Pick<ItemPage, 'best' | 'rankSince'> {
  const { ranks } = history
  return { best: findBest(history, days), rankSince: ranks.length === 0 ? null : findRankSince(history) }
}

function findBest(history: ItemHistory, days: readonly IsoDate[]): ItemPage['best'] {
  const { ranks } = history
  const rank = ranks.reduce((best, each) => (each !== null && (best === null || each < best) ? each : best), null)
  if (rank === null) return null
  const first = ranks.indexOf(rank)
  const run = ranks.slice(first).findIndex((each) => each !== rank)
  const date = dateAt(history, first)
  if (run === -1) return { rank, date }
  const after = dateAt(history, first + run)
  return { rank, date, untilDate: days.findLast((day) => day < after)! }
}

function findRankSince(history: ItemHistory): IsoDate | null {
  const current = history.ranks.at(-1)!
  if (current === null) return null
  return dateAt(history, history.ranks.findLastIndex((rank) => rank !== current) + 1)
}

function dateAt({ days }: ItemHistory, index: number): IsoDate {
  return fromDayNumber(days.slice(0, index + 1).reduce((sum, passed) => sum + passed, 0))
}
