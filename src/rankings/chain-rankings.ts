import type { IsoDate } from '#catalogue/calendar.ts'
import { areSameStandings, indexStandings, measureGains, measureMovement } from './compare-standings.ts'
import type { StandingsChange } from './find-causes.ts'
import type { KindRanking, RankingCause, Standing } from './ranking.ts'

/**
 * The rankings of one kind through time, by place in `stretches`, runs of days. A stretch that comes out like the one
 * before it gets that one's ranking, the same object. Every ranking is computed once, when asked for.
 */
export function chainRankings(
  stretches: readonly (readonly IsoDate[])[],
  rank: (date: IsoDate) => readonly Standing[],
  findCauses: (change: StandingsChange) => readonly RankingCause[],
): (place: number) => KindRanking {
  const standings: (readonly Standing[])[] = []
  const rankings: KindRanking[] = []
  const standingsAt = (place: number) => (standings[place] ??= rank(stretches[place]![0]!))
  const rankingAt = (place: number): KindRanking => (rankings[place] ??= link(place))
  const link = (place: number): KindRanking => {
    const current = standingsAt(place)
    const previous = place === 0 ? [] : standingsAt(place - 1)
    if (place > 0 && areSameStandings(previous, current)) {
      standings[place] = previous
      return rankingAt(place - 1)
    }
    const unchangedSince = stretches[place]![0]!
    const dayBefore = stretches[place - 1]?.at(-1)
    const before = indexStandings(previous)
    return {
      standings: current,
      unchangedSince,
      movement: measureMovement(before, current),
      gained: measureGains(before, current),
      causes:
        dayBefore === undefined ? [] : findCauses({ dayBefore, before, date: unchangedSince, standings: current }),
    }
  }
  return rankingAt
}
