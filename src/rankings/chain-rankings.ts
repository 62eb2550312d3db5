import { LRUCache } from 'lru-cache'
import type { IsoDate } from '#catalogue/calendar.ts'
import { areSameStandings, indexStandings, measureGains, measureMovement } from './compare-standings.ts'
import type { StandingsChange } from './find-causes.ts'
import type { KindRanking, RankingCause, Standing } from './ranking.ts'

/** Who goes through time meets each ranking once; to keep them all would take hundreds of megabytes. */
const rankingsKept = 4

/**
 * The rankings of one kind through time, by place in `stretches`, runs of days. A stretch that comes out like the one
 * before it gets that one's ranking. Rankings are computed when asked for, and kept while those near them are.
 */
export function chainRankings(
  stretches: readonly (readonly IsoDate[])[],
  rank: (date: IsoDate) => readonly Standing[],
  findCauses: (change: StandingsChange) => readonly RankingCause[],
): (place: number) => KindRanking {
  const standings = new LRUCache<number, readonly Standing[]>({
    max: rankingsKept,
    memoMethod: (place) => rank(stretches[place]![0]!),
  })
  const likeBefore: boolean[] = []
  const isLikeBefore = (place: number): boolean =>
    (likeBefore[place] ??= place > 0 && areSameStandings(standings.memo(place - 1), standings.memo(place)))
  const findFirst = (place: number): number => {
    let first = place
    while (isLikeBefore(first)) first -= 1
    return first
  }
  const link = (place: number): KindRanking => {
    const current = standings.memo(place)
    const date = stretches[place]![0]!
    const dayBefore = stretches[place - 1]?.at(-1)
    const before = indexStandings(dayBefore === undefined ? [] : standings.memo(place - 1))
    return {
      standings: current,
      unchangedSince: date,
      movement: measureMovement(before, current),
      gained: measureGains(before, current),
      causes: dayBefore === undefined ? [] : findCauses({ dayBefore, before, date, standings: current }),
    }
  }
  const rankings = new LRUCache<number, KindRanking>({ max: rankingsKept, memoMethod: link })
  return (place) => rankings.memo(findFirst(place))
}
