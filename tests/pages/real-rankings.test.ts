/** What pages say of rankings, held against the rankings themselves, over the real content. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { buildItemPage } from '#pages/item/build-item-page.ts'
import { buildPageSource } from '#pages/source/build-page-source.ts'
import { buildRankingRow } from '#pages/source/build-ranking-row.ts'
import { buildTourRankingPage, buildWeekRankingPage } from '#pages/ranking/build-ranking-subject-page.ts'
import { decodeItemHistory } from '#pages/data/decode-item-history.ts'
import { findCoursesOn } from '#pages/course/find-courses-on.ts'
import { listWeighableRows } from '#pages/ranking/list-weighable-rows.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import { rankOnVariant } from '#rankings/rank-on-variant.ts'
import { rankTour } from '#rankings/rank-period.ts'
import type { Standing } from '#rankings/ranking.ts'
import { reweighRows } from '#rankings/reweigh-rows.ts'
import { noReweighing, type Reweighing } from '#rankings/reweighing.ts'
import { rankPlainly } from '../rankings/rank-plainly.ts'

const { catalogue } = buildCatalogue(readContent('content'), { today: '2026-11-21' })
const rankings = buildDayRankings(catalogue!)
const source = buildPageSource(catalogue!, rankings)
const itemPages = itemKinds.flatMap((kind) =>
  source.items[kind].map((item, place) => buildItemPage(source, item, place)),
)

// The first day, reconstructed ones, the first record, a promotion and its end, records, none since, the build day.
const dates: IsoDate[] = [
  '2019-09-26',
  '2020-01-15',
  '2020-07-14',
  '2020-07-15',
  '2020-10-28',
  '2020-11-04',
  '2021-05-29',
  '2023-09-20',
  '2026-11-21',
]

describe.each(dates)('on %s', (date) => {
  const day = rankings.rankingOn(date)
  const standings = new Map(itemKinds.flatMap((kind) => day.kinds[kind].standings).map((each) => [each.itemId, each]))

  test("an item's page knows the courses behind its place", () => {
    const shelves = new Map<string, string[]>()
    for (const variantId of catalogue!.variantById.keys()) {
      for (const { itemId, shelf } of itemKinds.flatMap((kind) => rankOnVariant(day, catalogue!, variantId, kind))) {
        shelves.set(itemId, [...(shelves.get(itemId) ?? []), `${variantId} ${shelf}`])
      }
    }
    expect(shelves.size).toBeGreaterThanOrEqual(50)
    for (const { item, courses } of itemPages) {
      const found = findCoursesOn(courses, date).map(({ course, shelf }) => `${course.variant.id} ${shelf}`)
      expect(found.toSorted(), item.id).toEqual((shelves.get(item.id) ?? []).toSorted())
      const standing = standings.get(item.id)
      expect(found.length, item.id).toBe((standing?.top.all ?? 0) + (standing?.middle.all ?? 0))
    }
  })

  test("an item's history knows its place", () => {
    for (const { item, history } of itemPages) {
      const point = decodeItemHistory(history).findLast((each) => each.date <= date)
      const standing = standings.get(item.id)
      const hasShelf = standing !== undefined && standing.top.all + standing.middle.all > 0
      expect([point?.rank ?? null, point?.score ?? null, point?.top ?? 0], item.id).toEqual(
        hasShelf ? [standing.rank, Math.round(standing.score * 10) / 10, standing.top.all] : [null, null, 0],
      )
    }
  })

  test.each(itemKinds)('the best %ss under any weights are on the page of the day', (kind) => {
    const { standings: all } = day.kinds[kind]
    const view = source.dayKindView(kind, day.kinds[kind])
    expect(findMisplaced(kind, all, listWeighableRows(view), view.rows.length)).toEqual([])
  })
})

test.each(itemKinds)('the best %ss under any weights are on the pages of a tour and of a week', (kind) => {
  const { tour, week } = rankings.rankingOn('2026-11-21')
  const ofTour = buildTourRankingPage(source, tour, kind)
  const ofWeek = buildWeekRankingPage(source, tour, week!, kind)
  const { standings } = rankings.rankingOn(ofWeek.date).kinds[kind]
  for (const page of [ofTour, ofWeek]) {
    expect(listWeighableRows(page).map(({ rank }) => rank)).toEqual(standings.map((_, place) => place + 1))
    expect(page.contenders.every(([rank]) => rank > page.rows.length)).toBe(true)
  }
  expect(findMisplaced(kind, standings, listWeighableRows(ofWeek), ofWeek.rows.length)).toEqual([])
  const standingsOfTour = rankTour(catalogue!, tour.number, kind).standings
  expect(findMisplaced(kind, standingsOfTour, listWeighableRows(ofTour), ofTour.rows.length)).toEqual([])
})

const weight = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100 }))
const reweighings = fc.record({
  weights: fc.record({ coverage: weight, points: weight, skill: weight }),
  levelOne: fc.boolean(),
  factsOnly: fc.boolean(),
})

/** Weights, out of many, with which the `shown` best are not the same as among everybody, or not known in full. */
function findMisplaced(
  kind: ItemKind,
  standings: readonly Standing[],
  known: ReturnType<typeof listWeighableRows>,
  shown: number,
): Reweighing[] {
  const all = standings.map((standing) => buildRankingRow(source.references, standing, null))
  return [noReweighing, ...fc.sample(reweighings, 100)].filter((reweighing) => {
    const onPage = reweighRows(known, kind, reweighing).slice(0, shown)
    const ofAll = reweighRows(all, kind, reweighing).slice(0, shown)
    return onPage.some(({ row }, place) => row.row === null || row.item.id !== ofAll[place]!.row.item.id)
  })
}

test('every ranking but the first has its causes', () => {
  for (const kind of itemKinds) {
    const distinct = [...new Set(rankings.days.map((date) => rankings.rankingOn(date).kinds[kind]))]
    expect(distinct[0]!.causes).toEqual([])
    expect(distinct.slice(1).filter(({ causes }) => causes.length === 0)).toEqual([])
  }
  expect(source.dayKindView('driver', source.today.kinds.driver).causes).toEqual([
    { of: 'week', week: 2, name: "Chargin' Chuck Cup" },
  ])
})

test.each(['2020-01-15', '2021-01-13', '2025-06-01'] as const)(
  'what would be at level 1 on %s, counted plainly',
  (date) => {
    for (const kind of itemKinds) {
      const { standings } = rankings.rankingOn(date).kinds[kind]
      const atLevelOne = buildDayRankings(catalogue!, { itemLevel: 1 }).rankingOn(date).kinds[kind].standings
      const byId = new Map(atLevelOne.map((standing) => [standing.itemId, standing]))
      expect(standings.map(({ itemId, levelOne }) => [itemId, levelOne])).toEqual(
        standings.map(({ itemId }) => {
          const { parts, top } = byId.get(itemId)!
          return [itemId, [parts.coverage, top.cup, top.tour, top.all]]
        }),
      )
      const plain = new Map(rankPlainly(catalogue!, date, kind).map((row) => [row.item.id, row.topAtLevelOne]))
      expect(standings.map(({ levelOne }) => levelOne[3])).toEqual(standings.map(({ itemId }) => plain.get(itemId)))
    }
  },
)
