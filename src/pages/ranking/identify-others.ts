import type { ItemKind } from '#catalogue/entities.ts'
import type { OtherRankings } from '../data/ranking-pages.ts'
import type { PageSource } from '../source/build-page-source.ts'
import {
  identifyGameRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/references/identify-ranking.ts'

export function identifyOthers({ today: { tour, week } }: Pick<PageSource, 'today'>, kind: ItemKind): OtherRankings {
  return {
    game: identifyGameRankings()[kind],
    tour: identifyTourRankings(tour.number)[kind],
    week: week && identifyWeekRankings(tour.number, week.week)[kind],
  }
}
