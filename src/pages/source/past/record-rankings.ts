import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { DayRankings, KindRanking, RankedItem } from '#rankings/ranking.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoize, memoizeWeak } from '#base/memoize.ts'
import type { ItemHistory } from '../../data/item-pages.ts'
import { roundPlain } from '../rankings/build-ranking-row.ts'

/** The whole past of every item of a kind; without those that never had a shelf on record. */
export interface ItemHistories extends Iterable<readonly [itemId: string, history: ItemHistory]> {
  readonly get: (itemId: string) => ItemHistory | undefined
}

/** The ranking of a kind from a day on, until the next period begins; whole points. */
export interface RankedPeriod extends Pick<KindRanking, 'plain' | 'tourCourses'> {
  readonly from: IsoDate
  readonly ranked: readonly Pick<RankedItem, 'itemId' | 'score' | 'tier' | 'knownTops'>[]
}

/** Records rankings while days are gone through, so that none is computed again for the history of all of them. */
export interface HistoryRecorder {
  /** Records a day if it is the first one not recorded yet, and does nothing otherwise. */
  readonly record: (date: IsoDate) => void
  readonly histories: (kind: ItemKind) => ItemHistories
  /** Runs of days on which the ranking stayed the same. */
  readonly periods: (kind: ItemKind) => readonly RankedPeriod[]
}

/** The recorder of rankings, one for all that is made from them: in development, an edit of a text leaves them as they are. */
export const recorderOf = memoizeWeak(recordItemHistories)

export function recordItemHistories({ days, rankingOn }: DayRankings): HistoryRecorder {
  const growing = mapKinds(() => new Map<string, GrowingHistory>())
  const periods = mapKinds((): RankedPeriod[] => [])
  let recorded = 0
  const record = (date: IsoDate): void => {
    if (days[recorded] !== date) return
    recorded += 1
    const { kinds } = rankingOn(date)
    for (const kind of itemKinds) {
      if (kinds[kind].unchangedSince !== date) continue
      addRanking(growing[kind], kinds[kind], toDayNumber(date))
      const { ranked, plain, tourCourses } = kinds[kind]
      periods[kind].push({ from: date, ranked: ranked.map(takeRank), plain: roundPlain(plain), tourCourses })
    }
  }
  const finish = (): void => {
    while (recorded < days.length) record(days[recorded]!)
  }
  return {
    record,
    histories: memoize((kind) => {
      finish()
      return readHistories(growing[kind])
    }),
    periods: (kind) => {
      finish()
      return periods[kind]
    },
  }
}

/** Without what computes the rest of it, which would keep the whole ranking. */
function takeRank({ itemId, score, tier, knownTops }: RankedItem): RankedPeriod['ranked'][number] {
  return { itemId, score: Math.round(score), tier, knownTops }
}

/** Each is read when it is asked for: all of them as lists would take tens of megabytes. */
function readHistories(growing: ReadonlyMap<string, GrowingHistory>): ItemHistories {
  return {
    get: (itemId) => growing.get(itemId)?.read(),
    *[Symbol.iterator]() {
      for (const [itemId, history] of growing) yield [itemId, history.read()]
    },
  }
}

function addRanking(histories: Map<string, GrowingHistory>, { ranked }: KindRanking, day: number): void {
  const gone = new Set(histories.keys())
  for (const { itemId, rank, score, top } of ranked) {
    gone.delete(itemId)
    const known = histories.get(itemId)
    const history = known ?? new GrowingHistory()
    if (known === undefined) histories.set(itemId, history)
    history.add({ day, rank, score, tops: top.all })
  }
  // The last of their shelves have been withdrawn.
  for (const itemId of gone) histories.get(itemId)?.add({ day, rank: null, score: null, tops: 0 })
}

/** An item's state on a day. */
interface RecordedState {
  /** Day number. */
  readonly day: number
  /** Null after its last shelf has been withdrawn. */
  readonly rank: number | null
  readonly score: number | null
  /** Top shelves in the whole game. */
  readonly tops: number
}

const columns = 4
const none = -1

/**
 * The history of an item while days are gone through. All items together have hundreds of thousands of points, which
 * as lists of numbers would be most of what the garbage collector goes through: they are rows of day, rank, whole
 * points, and top shelves, in one array.
 */
class GrowingHistory {
  #points = new Int32Array(8 * columns)
  #end = 0

  /** Adds a day, later than all before it, unless the item's state is unchanged. */
  add({ day, rank, score, tops }: RecordedState): void {
    const [shownRank, points] = [rank ?? none, score === null ? none : Math.round(score)]
    const last = this.#end - columns
    const isSame =
      last >= 0 &&
      this.#points[last + 1] === shownRank &&
      this.#points[last + 2] === points &&
      this.#points[last + 3] === tops
    if (isSame) return
    if (this.#end === this.#points.length) this.#grow()
    this.#points[this.#end] = day
    this.#points[this.#end + 1] = shownRank
    this.#points[this.#end + 2] = points
    this.#points[this.#end + 3] = tops
    this.#end += columns
  }

  read(): ItemHistory {
    const days: number[] = []
    const ranks: (number | null)[] = []
    const scores: (number | null)[] = []
    const tops: number[] = []
    for (let at = 0; at < this.#end; at += columns) {
      const before = at === 0 ? 0 : this.#points[at - columns]!
      const [rank, points] = [this.#points[at + 1]!, this.#points[at + 2]!]
      days.push(this.#points[at]! - before)
      ranks.push(rank === none ? null : rank)
      scores.push(points === none ? null : points)
      tops.push(this.#points[at + 3]!)
    }
    return { days, ranks, scores, tops }
  }

  #grow(): void {
    const longer = new Int32Array(2 * this.#points.length)
    longer.set(this.#points)
    this.#points = longer
  }
}
