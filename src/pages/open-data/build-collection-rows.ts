import { itemKinds } from '#catalogue/entities.ts'
import { languages, type ForeignNames } from '#catalogue/languages.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { findTour, findWeek } from '#rankings/find-tour.ts'
import { itemCollections } from '../cards/emblem-path.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { NameRow } from './shapes/thing-shapes.ts'
import type { BestLoadoutRow, CourseActionsRow, PipeBoostRow } from './shapes/points-shape.ts'
import type { DayRow, RankingPeriodRow, ShelfRecordRow } from './shapes/record-shape.ts'

interface NamedThing {
  readonly id: string
  readonly names: ForeignNames
}

/** Every name in another language, by thing. */
export function* buildNameRows(source: PageSource): Iterable<NameRow> {
  for (const [collection, things] of listCollections(source)) {
    for (const { id, names } of things) {
      for (const language of languages) {
        const name = names[language]
        if (name !== undefined) yield { collection, id, language, name }
      }
    }
  }
}

export function countNameRows(source: PageSource): number {
  const things = listCollections(source).flatMap(([, ofCollection]) => ofCollection)
  return things.reduce((sum, { names }) => sum + Object.keys(names).length, 0)
}

function listCollections({
  items,
  catalogue,
}: PageSource): (readonly [NameRow['collection'], readonly NamedThing[]])[] {
  return [
    ...itemKinds.map((kind) => [itemCollections[kind], items[kind]] as const),
    ['courses', catalogue.courses],
    ['skills', catalogue.skills],
  ]
}

/** What a race pays on each course, who stood higher in cups, and the best that can be raced with. */
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

/** How the shelves of each day are known, and who was first. */
export function buildShelfRecordRows({ catalogue }: PageSource): ShelfRecordRow[] {
  return catalogue.shelfRecords.map(({ date, tour, scope, source }) => ({ date, tourNumber: tour, scope, source }))
}

/** Every day that has a ranking, oldest first. */
export function buildDayRows({ catalogue, rankings, recordNote }: PageSource): DayRow[] {
  const dates = catalogue.shelfRecords.map(({ date }) => date)
  return rankings.days.map((date) => {
    const tour = findTour(catalogue.tours, date)
    return {
      date,
      tourNumber: tour.number,
      week: findWeek(tour, date)?.week ?? null,
      label: recordNote(date).label,
      recordBefore: dates.findLast((recorded) => recorded <= date) ?? null,
      recordAfter: dates.find((recorded) => recorded > date) ?? null,
    }
  })
}

/** Of each period, that many items. */
const bestInPeriod = 25

/** The first of each kind, once for each run of days on which the ranking stayed the same: by kind, then by day. */
export function buildRankingPeriodRows({ past }: PageSource): RankingPeriodRow[] {
  return itemKinds.flatMap((kind) =>
    past.periods(kind).flatMap(({ from, ranked }, index, periods) =>
      ranked.slice(0, bestInPeriod).map(({ itemId, score, tier }, place) => ({
        from,
        until: periods[index + 1]?.from ?? null,
        kind,
        rank: place + 1,
        item: itemId,
        score,
        tier,
      })),
    ),
  )
}
