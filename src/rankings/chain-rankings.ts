import type { IsoDate } from '#catalogue/calendar.ts'
import { areSameStandings, measureMovement } from './compare-standings.ts'
import type { KindRanking, Standing } from './ranking.ts'

/**
 * The rankings of one kind through time, by place in `firstDays`, the first day of each stretch. A stretch that comes
 * out like the one before it gets that one's ranking, the same object. Every ranking is computed once, when asked for.
 */
export function chainRankings(
  firstDays: readonly IsoDate[],
  rank: (date: IsoDate) => readonly Standing[],
): (place: number) => KindRanking {
  const standings: (readonly Standing[])[] = []
  const rankings: KindRanking[] = []
  const standingsAt = (place: number) => (standings[place] ??= rank(firstDays[place]!))
  const rankingAt = (place: number): KindRanking => (rankings[place] ??= link(place))
  const link = (place: number): KindRanking => {
    const current = standingsAt(place)
    const previous = place === 0 ? [] : standingsAt(place - 1)
    if (place > 0 && areSameStandings(previous, current)) {
      standings[place] = previous
      return rankingAt(place - 1)
    }
    return {
      standings: current,
      unchangedSince: firstDays[place]!,
      movement: measureMovement(previous, current),
    }
  }
  return rankingAt
}
