import { itemKinds, type Item } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { highestItemLevel } from '#rankings/formula.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { highestCapStep } from '#rankings/points/score-model.ts'
import { scoreRace, unknownPlayer, type RacingItem, type RacingLoadout } from '#rankings/points/score-race.ts'
import { shelfInCup } from '#rankings/points/shelf-in-cup.ts'
import type { ItemPage } from '../data/item-pages.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { ShelvedOnCourse } from '../source/rankings/create-course-ranker.ts'

const shownCourses = 3

/**
 * What a race with the item brings at each of its levels, on the courses where it brings most at the highest: with the
 * first of the rankings of the two other kinds beside it, everything else at the cap.
 */
export function buildLevelPoints(source: PageSource, item: Item): ItemPage['levelPoints'] {
  const courses = source.coursesOf(item.id).flatMap(({ variantId, ...place }) => {
    const best = findBest(source, variantId)
    if (best === null) return []
    const course = raceCoursesOf(source.catalogue).get(variantId)!
    const score = (level: number) =>
      scoreRace(course, { ...best, [item.kind]: train(item, place, level) }, unknownPlayer).points
    return [{ variantId, score, most: score(highestItemLevel), isEstimated: course.isEstimated }]
  })
  return courses
    .toSorted((a, b) => b.most - a.most)
    .slice(0, shownCourses)
    .map(({ variantId, score, isEstimated }) => ({
      variant: source.references.variant(variantId),
      points: Array.from({ length: highestItemLevel }, (_, index) => Math.round(score(index + 1))),
      ...(isEstimated && { isEstimated: true as const }),
    }))
}

/** Null where nothing of some kind has a shelf on record. */
function findBest({ catalogue, courseRanker }: PageSource, variantId: string): RacingLoadout | null {
  const first = mapKinds((kind) => courseRanker.on(variantId, kind).shelved[0])
  if (itemKinds.some((kind) => !first[kind])) return null
  return mapKinds((kind) => train(catalogue.itemById.get(first[kind]!.itemId)!, first[kind]!, highestItemLevel))
}

function train(item: Item, place: Pick<ShelvedOnCourse, 'shelf' | 'level'>, level: number): RacingItem {
  const shelf = shelfInCup(place.shelf === 'top' ? place.level : 0, level, 0)
  return { item, level, cap: highestCapStep, shelf }
}
