/** What the pages of items say of their ranks and courses, held against the rankings and the planner. */
import { describe, expect, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import { decodeItemHistory } from '#pages/data/decode-item-history.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { findCoursesOn } from '#pages/source/shelves/find-courses-on.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { explainYears } from '#site/pages/item/describe-years.ts'
import { realCatalogue as catalogue } from '../real-content.ts'
import { daysOfAllSorts, realRankings as rankings } from '../real-site.ts'

export function testItems(itemPages: readonly ItemPage[]): void {
  test('an item’s years are consistent with those of all others', () => {
    const compared = itemPages.filter(({ years }) => years !== null)
    expect(compared.length).toBeGreaterThan(500)
    for (const { item, years, knownTops } of compared) {
      expect(knownTops, item.id).toBeNull()
      for (const { rank, of, newer, overtaken, passed, cups } of years!) {
        expect(rank, item.id).toBeGreaterThan(0)
        expect(rank + newer + overtaken - passed, item.id).toBe(years!.at(-1)!.rank)
        expect(newer + overtaken, item.id).toBeLessThan(years!.at(-1)!.of)
        expect(overtaken, item.id).toBeLessThanOrEqual(of)
        expect(cups[0], item.id).toBeLessThanOrEqual(cups[1])
      }
      expect(years!.at(-1), item.id).toMatchObject({ newer: 0, overtaken: 0, passed: 0 })
    }
  })

  test('a kart that gained shelves and still fell says why', () => {
    const fallen = itemPages.flatMap(({ kind, years }) => (kind === 'kart' && years ? explainYears(years, kind) : []))
    expect(fallen).toContainEqual(
      expect.stringMatching(
        /^In 2021 usually #\d+ of \d+ karts, in the last year of the game #\d+ of \d+: \d+ newer karts and \d+ older ones have overtaken it(?: and \d+ ha(?:s|ve) fallen behind it)?, though it gained \d+ top shelves\./,
      ),
    )
  })

  describe.each(daysOfAllSorts)('on %s', (date) => {
    const day = rankings.rankingOn(date)
    const rankedById = new Map(itemKinds.flatMap((kind) => day.kinds[kind].ranked).map((each) => [each.itemId, each]))

    test("an item's page knows the courses behind its rank", () => {
      const game = buildPlannerGame(catalogue, date)
      const shelves = new Map(
        [...game.itemById.values()].map((item) => [
          item.id,
          item.shelves.map(
            ({ variant, topLevel }) => `${game.variants[variant]!.id} ${topLevel === 0 ? 'middle' : 'top'}`,
          ),
        ]),
      )
      expect(shelves.size).toBeGreaterThanOrEqual(50)
      for (const { item, courses } of itemPages) {
        const found = findCoursesOn(courses.map(expandItemCourse), date).map(
          ({ course, shelf }) => `${course.variant.id} ${shelf}`,
        )
        expect(found.toSorted(), item.id).toEqual((shelves.get(item.id) ?? []).toSorted())
        const ranked = rankedById.get(item.id)
        expect(found.length, item.id).toBe((ranked?.top.all ?? 0) + (ranked?.middle.all ?? 0))
      }
    })

    test("an item's history knows its rank", () => {
      for (const { item, history } of itemPages) {
        const point = decodeItemHistory(history).findLast((each) => each.date <= date)
        const ranked = rankedById.get(item.id)
        const hasShelf = ranked !== undefined && ranked.top.all + ranked.middle.all > 0
        expect([point?.rank ?? null, point?.score ?? null, point?.top ?? 0], item.id).toEqual(
          hasShelf ? [ranked.rank, Math.round(ranked.score), ranked.top.all] : [null, null, 0],
        )
      }
    })
  })
}
