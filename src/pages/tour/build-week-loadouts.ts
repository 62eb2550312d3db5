import { itemKinds, type RankedCup, type Tour } from '#catalogue/entities.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { findWeekBests } from '#rankings/subjects/rank-subject.ts'
import { encodeShelf } from '../data/shelf-code.ts'
import type { WeekLoadout } from '../data/tour-pages.ts'
import type { PageSource } from '../source/build-page-source.ts'

/** What to race with on each course of a ranked cup; empty before it has begun. */
export function buildWeekLoadouts(source: PageSource, tour: Tour, cup: RankedCup): WeekLoadout[] {
  if (!source.hasBegun(cup)) return []
  const { catalogue, references } = source
  return findWeekBests(catalogue, tour, cup).map((bests, index): WeekLoadout => {
    const found = itemKinds.flatMap((kind) => bests[kind] ?? [])
    const isEstimated = raceCoursesOf(catalogue).get(cup.variantIds[index]!)!.isEstimated
    return {
      picks: found.map(({ itemId, shelves: [held = null] }) => {
        const shelf = encodeShelf(held)
        return { item: references.item(itemId), ...(shelf !== 1 && { shelf }) }
      }),
      points: found.length < itemKinds.length ? null : Math.round(Math.max(...found.map(({ score }) => score))),
      ...(isEstimated && { isEstimated }),
    }
  })
}
