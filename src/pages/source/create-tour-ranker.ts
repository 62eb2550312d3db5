import type { Catalogue, ItemKind, Tour } from '#catalogue/entities.ts'
import { rankTour } from '#rankings/subjects/rank-subject.ts'
import type { SubjectRanking } from '#rankings/ranking.ts'
import { buildPodium } from './build-podium.ts'
import type { References } from './build-references.ts'
import type { PodiumPlace } from '../data/ranking-views.ts'

export interface TourRanker {
  readonly ranking: (tour: Tour, kind: ItemKind) => SubjectRanking
  readonly podium: (tour: Tour, kind: ItemKind) => readonly PodiumPlace[]
}

/** A tour's ranking is large and needed once; its three best are kept, for the tour's own page. */
export function createTourRanker(catalogue: Catalogue, references: References): TourRanker {
  const podiums = new Map<string, readonly PodiumPlace[]>()

  function ranking(tour: Tour, kind: ItemKind): SubjectRanking {
    const found = rankTour(catalogue, tour.number, kind)
    podiums.set(`${kind} ${tour.number}`, buildPodium(references, found.ranked))
    return found
  }

  function podium(tour: Tour, kind: ItemKind): readonly PodiumPlace[] {
    return podiums.get(`${kind} ${tour.number}`) ?? buildPodium(references, ranking(tour, kind).ranked)
  }

  return { ranking, podium }
}
