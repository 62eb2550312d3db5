import { toDayNumber } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { DayRankings, KindRanking, Standing } from '#rankings/ranking.ts'
import type { ItemHistory } from './page-data.ts'

/** Columns of an ItemHistory while it grows. */
interface GrowingHistory {
  readonly days: number[]
  readonly ranks: (number | null)[]
  readonly scores: (number | null)[]
  readonly tops: number[]
  lastDay: number
}

/** The places of every item of a kind through time, by item id; without those that never had a shelf on record. */
export function buildItemHistories({ days, rankingOn }: DayRankings, kind: ItemKind): Map<string, ItemHistory> {
  const histories = new Map<string, GrowingHistory>()
  let before: KindRanking | null = null
  for (const date of days) {
    const ranking = rankingOn(date).kinds[kind]
    if (ranking !== before) addRanking(histories, ranking, toDayNumber(date))
    before = ranking
  }
  return new Map(
    [...histories]
      .filter(([, { ranks }]) => ranks.some((rank) => rank !== null))
      .map(([itemId, { days: changes, ranks, scores, tops }]) => [itemId, { days: changes, ranks, scores, tops }]),
  )
}

function addRanking(histories: Map<string, GrowingHistory>, { standings }: KindRanking, day: number): void {
  for (const standing of standings) {
    const known = histories.get(standing.itemId)
    const history = known ?? { days: [], ranks: [], scores: [], tops: [], lastDay: 0 }
    if (known === undefined) histories.set(standing.itemId, history)
    addStanding(history, standing, day)
  }
}

/** A rank that rests on rarity alone is none: the item has no shelf on record yet. */
function addStanding(history: GrowingHistory, { rank, score, top, middle }: Standing, day: number): void {
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
