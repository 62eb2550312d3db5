import type { Catalogue, ItemKind, Shelf, ShelfLevel, Tour } from '#catalogue/entities.ts'
import { rankCourse, rankTour } from '#rankings/subjects/rank-subject.ts'
import type { DayRanking, SubjectRanking, RankedItem } from '#rankings/ranking.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { PodiumPlace } from '../../data/ranking-views.ts'
import type { References } from '../references/build-references.ts'

/** An item on a shelf of a course variant. */
export interface ShelvedOnCourse {
  readonly itemId: string
  readonly shelf: Shelf
  /** Item level from which it stands there. */
  readonly level: ShelfLevel
}

/** Where the items of a kind are on a course variant. */
export interface CourseShelves extends Pick<SubjectRanking, 'withoutShelf' | 'unknown'> {
  /** The items that have a shelf there, best first. */
  readonly shelved: readonly ShelvedOnCourse[]
  /** Of the first of them. */
  readonly mostPoints: number | null
}

/** Today's rankings of course variants. */
export interface CourseRanker {
  readonly ranking: (variantId: string, kind: ItemKind) => SubjectRanking
  readonly on: (variantId: string, kind: ItemKind) => CourseShelves
  /** Its `shelved`. */
  readonly shelves: (variantId: string, kind: ItemKind) => readonly ShelvedOnCourse[]
}

/** The ranking of a variant is large and needed once; who is on which shelf is kept, for courses, items and cups. */
export function createCourseRanker(catalogue: Catalogue, { date }: Pick<DayRanking, 'date'>): CourseRanker {
  const known = mapKinds(() => new Map<string, CourseShelves>())

  function ranking(variantId: string, kind: ItemKind): SubjectRanking {
    const found = rankCourse(catalogue, date, variantId, kind)
    known[kind].set(variantId, takeShelves(found))
    return found
  }

  function on(variantId: string, kind: ItemKind): CourseShelves {
    return known[kind].get(variantId) ?? takeShelves(ranking(variantId, kind))
  }

  return { ranking, on, shelves: (variantId, kind) => on(variantId, kind).shelved }
}

function takeShelves({ ranked, withoutShelf, unknown }: SubjectRanking): CourseShelves {
  const shelved = ranked.flatMap(({ itemId, shelves: [held] }) => (held ? [{ itemId, ...held }] : []))
  return { shelved, mostPoints: ranked[0]?.score ?? null, withoutShelf, unknown }
}

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
