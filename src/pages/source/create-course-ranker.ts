import type { Catalogue, ItemKind, Shelf, ShelfLevel } from '#catalogue/entities.ts'
import { rankCourse } from '#rankings/rank-subject.ts'
import type { DayRanking, SubjectRanking } from '#rankings/ranking.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'

/** An item on a shelf of a course variant. */
export interface ShelvedOnCourse {
  readonly itemId: string
  readonly shelf: Shelf
  /** Item level from which it stands there. */
  readonly level: ShelfLevel
}

/** Today's rankings of course variants. */
export interface CourseRanker {
  readonly ranking: (variantId: string, kind: ItemKind) => SubjectRanking
  /** The items that have a shelf there, best first. */
  readonly shelves: (variantId: string, kind: ItemKind) => readonly ShelvedOnCourse[]
}

/** The ranking of a variant is large and needed once; who is on which shelf is kept, for courses, items and cups. */
export function createCourseRanker(catalogue: Catalogue, { date }: Pick<DayRanking, 'date'>): CourseRanker {
  const shelves = mapKinds(() => new Map<string, readonly ShelvedOnCourse[]>())

  function ranking(variantId: string, kind: ItemKind): SubjectRanking {
    const found = rankCourse(catalogue, date, variantId, kind)
    shelves[kind].set(variantId, listShelved(found))
    return found
  }

  return {
    ranking,
    shelves: (variantId, kind) => shelves[kind].get(variantId) ?? listShelved(ranking(variantId, kind)),
  }
}

function listShelved({ ranked }: SubjectRanking): ShelvedOnCourse[] {
  return ranked.flatMap(({ itemId, shelves: [held] }) => (held ? [{ itemId, ...held }] : []))
}
