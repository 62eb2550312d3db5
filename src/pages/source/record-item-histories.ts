import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { DayRankings, KindRanking, RankedItem } from '#rankings/ranking.ts'
import { mapKinds } from '../data/map-kinds.ts'
import type { ItemHistory } from '../data/item-pages.ts'
import { memoize } from '../data/memoize.ts'

/** Columns of an ItemHistory while it grows. */
interface GrowingHistory {
  readonly days: number[]
  readonly ranks: (number | null)[]
  readonly scores: (number | null)[]
  readonly tops: number[]
  lastDay: number
}

/** Records the ranks of items while days are gone through, so that no ranking is computed for it again. */
export interface HistoryRecorder {
  /** Records a day if it is the first one not recorded yet, and does nothing otherwise. */
  readonly record: (date: IsoDate) => void
  /** The whole past of every item of a kind, by item id; without those that never had a shelf on record. */
  readonly histories: (kind: ItemKind) => ReadonlyMap<string, ItemHistory>
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
        return closeHistories(growing)
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

function closeHistories(growing: ReadonlyMap<string, GrowingHistory>): Map<string, ItemHistory> {
  return new Map(
    [...growing]
      .filter(([, { ranks }]) => ranks.some((rank) => rank !== null))
      .map(([itemId, { days, ranks, scores, tops }]) => [itemId, { days, ranks, scores, tops }]),
  )
}

function addRanking(histories: Map<string, GrowingHistory>, { ranked }: KindRanking, day: number): void {
  for (const item of ranked) {
    const known = histories.get(item.itemId)
    const history = known ?? { days: [], ranks: [], scores: [], tops: [], lastDay: 0 }
    if (known === undefined) histories.set(item.itemId, history)
    addPoint(history, item, day)
  }
}

/** A rank that rests on rarity alone is none: the item has no shelf on record yet. */
function addPoint(history: GrowingHistory, { rank, score, top, middle }: RankedItem, day: number): void {
  const hasShelf = top.all + middle.all > 0
  const shownRank = hasShelf ? rank : null
  const shownScore = hasShelf ? Math.round(score * 10) / 10 : null
  if (
    history.days.length > 0 &&
    history.ranks.at(-1) === shownRank &&
    history.scores.at(-1) === shownScore &&
    history.tops.at(-1) === top.all
  ) {
    return
  }
  history.days.push(day - history.lastDay)
  history.ranks.push(shownRank)
  history.scores.push(shownScore)
  history.tops.push(top.all)
  history.lastDay = day
}
