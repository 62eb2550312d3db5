import type { ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { RaceBest, RaceCourse, RaceWeek } from '../data/race-pages.ts'
import { cardLength } from '../data/race-tours.ts'
import type { VariantRef } from '../data/refs.ts'
import type { PageSource } from './build-page-source.ts'
import type { ShelvedOnCourse } from './create-course-ranker.ts'

type Source = Pick<PageSource, 'courseRanker' | 'pastCups' | 'references'>

/** The newest ranked cup of three known courses, with the first of the day's rankings on each; null if there is none. */
export function buildLastRaceWeek(source: Source): RaceWeek | null {
  const cup = source.pastCups.find(({ courses }) => courses.length === cardLength)
  return cup ? { ...cup, courses: cup.courses.map((variant) => buildCourse(source, variant)) } : null
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
