import { LRUCache } from 'lru-cache'
import type { IsoDate } from '#catalogue/calendar.ts'
import { areSameRankings, indexRanking, measureGains, measureMovement, type TimelineChange } from './find-causes.ts'
import type { RankedItems } from '../subjects/rank-items.ts'
import type { KindRanking, RankingCause } from '../ranking.ts'

export interface TimelineSource {
  /** Runs of days, oldest first. */
  readonly stretches: readonly (readonly IsoDate[])[]
  readonly rank: (date: IsoDate) => RankedItems
  readonly countTourCourses: (date: IsoDate) => number | null
  readonly findCauses: (change: TimelineChange) => readonly RankingCause[]
}

/** A walk through time meets each ranking once; keeping them all would take hundreds of megabytes. */
const maxRankings = 4

/**
 * The rankings of one kind over time, by index of a stretch. One that comes out like the one
 * before it gets that one's ranking. Rankings are computed when asked for, and kept while those near them are.
 */
export function buildRankTimeline({ stretches, rank, countTourCourses, findCauses }: TimelineSource) {
  const ranked = new LRUCache<number, RankedItems>({
    max: maxRankings,
    memoMethod: (index) => rank(stretches[index]![0]!),
  })
  const likeBefore: boolean[] = []
  const isLikeBefore = (index: number): boolean =>
    (likeBefore[index] ??=
      index > 0 &&
      countTourCourses(stretches[index - 1]![0]!) === countTourCourses(stretches[index]![0]!) &&
      areSameRankings(ranked.memo(index - 1).ranked, ranked.memo(index).ranked))
  const findFirst = (index: number): number => {
    let first = index
    while (isLikeBefore(first)) first -= 1
    return first
  }
  const link = (index: number): KindRanking => {
    const { ranked: current, plain } = ranked.memo(index)
    const date = stretches[index]![0]!
    const dayBefore = stretches[index - 1]?.at(-1)
    const before = indexRanking(dayBefore === undefined ? [] : ranked.memo(index - 1).ranked)
    const tourCourses = countTourCourses(date)
    const isTourKnown = {
      before: dayBefore !== undefined && countTourCourses(dayBefore) !== null,
      after: tourCourses !== null,
    }
    return {
      ranked: current,
      plain,
      tourCourses,
      unchangedSince: date,
      movement: measureMovement(before, current),
      gained: measureGains(before, current, isTourKnown),
      causes: dayBefore === undefined ? [] : findCauses({ dayBefore, before, date, ranked: current }),
    }
  }
  const rankings = new LRUCache<number, KindRanking>({ max: maxRankings, memoMethod: link })
  return (index: number): KindRanking => rankings.memo(findFirst(index))
}
