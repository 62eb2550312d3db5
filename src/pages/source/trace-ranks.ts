import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoizeWeak } from '#base/memoize.ts'
import type { ItemHistory } from '../data/item-pages.ts'
import type { PageSource } from './build-page-source.ts'

/** Ranked days on which an item's state did not change, by their indexes. */
export interface Run {
  readonly from: number
  /** The index after the last one. */
  readonly until: number
  /** Null after its last shelf has been withdrawn. */
  readonly rank: number | null
  /** Top shelves in the whole game. */
  readonly tops: number
}

/** The past of an item that ever had a shelf on record, from its first day on. */
export interface Trace {
  readonly itemId: string
  readonly runs: readonly Run[]
}

/** The past of all items, by kind. */
export const tracesOf = memoizeWeak(({ past, rankings: { days } }: PageSource) =>
  mapKinds((kind) => traceRanks(past.histories(kind), days)),
)

/** @param days that have a ranking, oldest first */
export function traceRanks(
  histories: Iterable<readonly [itemId: string, history: ItemHistory]>,
  days: readonly IsoDate[],
): Trace[] {
  const indexes = new Map(days.map((date, index) => [toDayNumber(date), index]))
  return [...histories].map(([itemId, history]) => ({ itemId, runs: listRuns(history, indexes, days.length) }))
}

function listRuns({ days, ranks, tops }: ItemHistory, indexes: ReadonlyMap<number, number>, end: number): Run[] {
  let day = 0
  // Histories are recorded on ranked days alone.
  const starts = days.map((passed) => indexes.get((day += passed))!)
  const runs: { -readonly [Field in keyof Run]: Run[Field] }[] = []
  starts.forEach((from, index) => {
    const [rank, top, until] = [ranks[index]!, tops[index]!, starts[index + 1] ?? end]
    const last = runs.at(-1)
    // The score alone changed.
    if (last?.rank === rank && last.tops === top) last.until = until
    else runs.push({ from, until, rank, tops: top })
  })
  return runs
}

/** The days on which a test of the rank holds, as unbroken runs. */
export function joinRuns(runs: readonly Run[], holds: (rank: number) => boolean): { from: number; until: number }[] {
  const joined: { from: number; until: number }[] = []
  for (const { from, until, rank } of runs) {
    if (rank === null || !holds(rank)) continue
    const last = joined.at(-1)
    if (last?.until === from) last.until = until
    else joined.push({ from, until })
  }
  return joined
}
