import type { ItemKind } from '#catalogue/entities.ts'
import type { RankedItem } from '#rankings/ranking.ts'
import { mapKinds } from '../data/map-kinds.ts'
import type { RaceBest, RaceCourse, RaceWeek } from '../data/race-pages.ts'
import type { VariantRef } from '../data/refs.ts'
import type { ComingCup } from '../data/tour-views.ts'
import type { PageSource } from './build-page-source.ts'

type Source = Pick<PageSource, 'courseRanking' | 'references'>

/** A ranked cup with the first of today's rankings on each of its courses. */
export function buildRaceWeek(source: Source, cup: ComingCup): RaceWeek {
  return { ...cup, courses: cup.courses.map((variant) => buildCourse(source, variant)) }
}

function buildCourse(source: Source, variant: VariantRef): RaceCourse {
  return {
    variant,
    best: mapKinds((kind: ItemKind) => pickBest(source, source.courseRanking(variant.id, kind).ranked)),
  }
}

function pickBest({ references }: Source, [first]: readonly RankedItem[]): RaceBest | null {
  const held = first?.shelves[0]
  if (!first || !held) return null
  return { item: references.item(first.itemId), topLevel: held.shelf === 'top' ? held.level : 0 }
}
