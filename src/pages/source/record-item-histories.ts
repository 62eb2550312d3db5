import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { DayRankings, KindRanking } from '#rankings/ranking.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { ItemHistory } from '../data/item-pages.ts'
import { memoize } from '#catalogue/memoize.ts'
import { GrowingHistory } from './growing-history.ts'

/** The whole past of every item of a kind; without those that never had a shelf on record. */
export interface ItemHistories extends Iterable<readonly [itemId: string, history: ItemHistory]> {
  readonly get: (itemId: string) => ItemHistory | undefined
}

/** Records the ranks of items while days are gone through, so that no ranking is computed for it again. */
export interface HistoryRecorder {
  /** Records a day if it is the first one not recorded yet, and does nothing otherwise. */
  readonly record: (date: IsoDate) => void
  readonly histories: (kind: ItemKind) => ItemHistories
}

const recordersOfRankings = new WeakMap<DayRankings, HistoryRecorder>()

/** The recorder of rankings, one for all that is made from them: in development, an edit of a text leaves them as they are. */
export function recorderOf(rankings: DayRankings): HistoryRecorder {
  const recorder = recordersOfRankings.get(rankings) ?? recordItemHistories(rankings)
  recordersOfRankings.set(rankings, recorder)
  return recorder
}

export function recordItemHistories({ days, kindRankingOn }: DayRankings): HistoryRecorder {
  const recorders = mapKinds((kind) => {
    const growing = new Map<string, GrowingHistory>()
    let before: KindRanking | null = null
    let recorded = 0
    const recordNext = (): void => {
      const date = days[recorded]!
      const ranking = kindRankingOn(kind, date)
      if (ranking !== before) addRanking(growing, ranking, toDayNumber(date))
      before = ranking
      recorded += 1
    }
    return {
      record: (date: IsoDate) => {
        if (days[recorded] === date) recordNext()
      },
      finish: () => {
        while (recorded < days.length) recordNext()
        return readHistories(growing)
      },
    }
  })
  return {
    record: (date) => {
      for (const kind of itemKinds) recorders[kind].record(date)
    },
    histories: memoize((kind) => recorders[kind].finish()),
  }
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
