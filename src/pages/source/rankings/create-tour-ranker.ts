import type { Catalogue, ItemKind, Tour } from '#catalogue/entities.ts'
import { rankTour } from '#rankings/subjects/rank-subject.ts'
import type { RankedItem, SubjectRanking } from '#rankings/ranking.ts'
import type { References } from '../references/build-references.ts'
import type { PodiumPlace } from '../../data/ranking-views.ts'

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

const podiumSize = 3

/** @param ranked in rank order */
export function buildPodium(references: References, ranked: readonly RankedItem[]): PodiumPlace[] {
  return ranked
    .slice(0, podiumSize)
    .map(({ itemId, rank, score, tier }) => ({ item: references.item(itemId), rank, score: Math.round(score), tier }))
}
