import type { ItemHistory } from '../../data/item-pages.ts'

/** An item's state on a day. */
export interface RecordedState {
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
export class GrowingHistory {
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
