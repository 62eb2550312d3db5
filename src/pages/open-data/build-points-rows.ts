/** What a race pays on each course, who stood higher in cups, and the best that can be raced with. */
import { mapKinds } from '#catalogue/map-kinds.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { BestLoadoutRow, CourseActionsRow, PipeBoostRow } from './shapes/points-shape.ts'

export function buildCourseActionsRows({ catalogue }: PageSource): CourseActionsRow[] {
  return [...raceCoursesOf(catalogue)].map(([variant, course]) => ({
    variant,
    actions: course.actions,
    withGiantBanana: course.withSkill['giant-banana'],
    withLuckySeven: course.withSkill['lucky-seven'],
    withBoomerangFlower: course.withSkill['boomerang-flower'],
    withCoinBox: course.withSkill['coin-box'],
    itemBoxes: course.itemBoxes,
    miniTurbos: course.miniTurbos,
    jumpBoosts: course.jumpBoosts,
    dashPanels: course.dashPanels,
    glideActions: course.glideActions,
    courseCoins: course.courseCoins,
    itemCoins: course.itemCoins,
    isEstimated: course.isEstimated,
  }))
}

export function buildPipeBoostRows({ catalogue }: PageSource): PipeBoostRow[] {
  return catalogue.tours.flatMap(({ number, pipeBoosts }) =>
    pipeBoosts.flatMap(({ course, itemIds }) => itemIds.map((item) => ({ tourNumber: number, course, item }))),
  )
}

/** The first of each ranking of a course, which together are its best loadout. */
export function buildBestLoadoutRows({ catalogue, courseRanker }: PageSource): BestLoadoutRow[] {
  return [...raceCoursesOf(catalogue)].map(([variant, { isEstimated }]) => {
    const shelves = mapKinds((kind) => courseRanker.on(variant, kind))
    const best = mapKinds((kind) => shelves[kind].shelved[0]?.itemId ?? null)
    const points = Object.values(shelves).flatMap(({ mostPoints }) => mostPoints ?? [])
    return {
      variant,
      ...best,
      points: points.length === 0 ? null : Math.round(Math.max(...points)),
      isEstimated,
    }
  })
}
