import type { ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { RaceBest, RaceCourse, RaceWeek } from '../data/race-pages.ts'
import type { VariantRef } from '../data/refs.ts'
import type { ComingCup } from '../data/tour-views.ts'
import type { PageSource } from './build-page-source.ts'
import type { ShelvedOnCourse } from './create-course-ranker.ts'

type Source = Pick<PageSource, 'courseRanker' | 'references'>

/** A ranked cup with the first of today's rankings on each of its courses. */
export function buildRaceWeek(source: Source, cup: ComingCup): RaceWeek {
  return { ...cup, courses: cup.courses.map((variant) => buildCourse(source, variant)) }
}

function buildCourse(source: Source, variant: VariantRef): RaceCourse {
  return {
    variant,
    best: mapKinds((kind: ItemKind) => pickBest(source, source.courseRanker.shelves(variant.id, kind))),
  }
}

function pickBest({ references }: Source, [first]: readonly ShelvedOnCourse[]): RaceBest | null {
  if (!first) return null
  return { item: references.item(first.itemId), topLevel: first.shelf === 'top' ? first.level : 0 }
}
