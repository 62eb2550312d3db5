/** What pages say of rankings, held against the rankings themselves, over the real content. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import {
  buildGameRankingPage,
  buildTourRankingPage,
  buildWeekRankingPage,
} from '#pages/ranking/build-ranking-subject-page.ts'
import { expandDayKind, expandSubject } from '#pages/data/compact-row.ts'
import { findMoment } from '#rankings/subjects/find-moment.ts'
import { rankItems } from '#rankings/subjects/rank-items.ts'
import { rankTour, rankWeek } from '#rankings/subjects/rank-subject.ts'
import type { MoveReason } from '#rankings/days/explain-move.ts'
import { middleShares } from '#rankings/formula.ts'
import type { KindRanking, RankedItem } from '#rankings/ranking.ts'
import { rankAtLevelOne, type PagedRanking } from '#site/features/rankings/level-one/level-one-ranking.tsx'
import { rankPlainly } from '../rankings/rank-plainly.ts'
import { realCatalogue as catalogue } from '../real-content.ts'
import { daysOfAllSorts, realRankings as rankings, realSite } from '../real-site.ts'

const { source } = realSite

describe.each(daysOfAllSorts)('on %s', (date) => {
  const day = rankings.rankingOn(date)

  test.each(itemKinds)('the best %ss at level 1 are on the page of the day', (kind) => {
    const { ranked } = day.kinds[kind]
    const view = expandDayKind(source.dayKindView(kind, day.kinds[kind]))
    expect(listBestAtLevelOne(view)).toEqual(countBestAtLevelOne(ranked, view.rows.length))
  })
})

/** In points: who comes first of equals is not in question. */
function listBestAtLevelOne(ranking: PagedRanking): number[] {
  return rankAtLevelOne(ranking).rows.map(({ score }) => score)
}

function countBestAtLevelOne(ranked: readonly RankedItem[], shown: number): number[] {
  return ranked
    .map(({ levelOne }) => Math.round(levelOne[0]))
    .toSorted((a, b) => b - a)
    .slice(0, shown)
}

test.each(itemKinds)('%ss that moved say what moved them', (kind) => {
  for (const date of [...daysOfAllSorts, '2024-05-29', '2026-06-24'] as const) {
    const ranking = rankings.rankingOn(date).kinds[kind]
    const dayBefore = rankings.days[rankings.days.indexOf(ranking.unchangedSince) - 1] ?? date
    const before = rankings.rankingOn(dayBefore).kinds[kind]
    const { risers, fallers } = expandDayKind(source.dayKindView(kind, ranking))
    const unexplained = [...risers, ...fallers].filter(
      ({ item, movement, reason }) =>
        !explains(kind, countIn(before, item.id), countIn(ranking, item.id), movement, reason),
    )
    expect(unexplained, date).toEqual([])
  }
})

type Counts = ReturnType<typeof countIn>

/** Shelves in the zones that count. */
function countIn({ ranked, tourCourses }: KindRanking, id: string) {
  const { top, middle } = ranked.find(({ itemId }) => itemId === id)!
  const isTourKnown = tourCourses !== null
  return {
    top: { cup: top.cup, tour: isTourKnown ? top.tour : 0, game: top.all },
    middle: { cup: middle.cup, tour: isTourKnown ? middle.tour : 0, game: middle.all },
  }
}

function explains(kind: ItemKind, before: Counts, after: Counts, movement: number, reason: MoveReason): boolean {
  if (reason === 'same') return isDeepStrictEqual(before, after)
  if (reason === 'others') {
    const gains = zones.map((zone) => weigh(kind, after, zone) - weigh(kind, before, zone))
    return !isDeepStrictEqual(before, after) && !gains.some((gained) => gained * movement > 0)
  }
  const [zone, top, middle] = reason
  const shelf = middle === undefined ? 'top' : 'middle'
  const gained = middle ?? top
  return after[shelf][zone] - before[shelf][zone] === gained && Math.sign(gained) === Math.sign(movement)
}

const zones = ['cup', 'tour', 'game'] as const

function weigh(kind: ItemKind, { top, middle }: Counts, zone: (typeof zones)[number]): number {
  return top[zone] + middle[zone] * middleShares[kind]
}

test.each(itemKinds)('the best %ss at level 1 are on the pages of a tour, a week and the game', (kind) => {
  const { tour, week } = rankings.rankingOn('2026-09-29')
  const subjects = [
    [buildTourRankingPage(source, tour, kind), rankTour(catalogue, tour.number, kind)],
    [buildWeekRankingPage(source, tour, week!, kind), rankWeek(catalogue, tour.number, week!.week, kind)],
    [buildGameRankingPage(source, kind), source.game.ranking(kind)],
  ] as const
  for (const [compact, { ranked }] of subjects) {
    const page = expandSubject(compact)
    expect(page.contenders.every(([rank]) => rank > page.rows.length)).toBe(true)
    expect(listBestAtLevelOne(page)).toEqual(countBestAtLevelOne(ranked, page.rows.length))
    const { rest } = rankAtLevelOne(page)
    expect(page.rows.length + rest.length).toBe(ranked.length)
  }
})

test('the last ranking tells its cause', () => {
  expect(source.dayKindView('driver', source.today.kinds.driver).causes).toEqual([
    { of: 'week', week: 2, name: 'Kamek Cup' },
  ])
})

test.each(['2020-01-15', '2021-01-13', '2025-06-01'] as const)(
  'what would be at level 1 on %s, counted plainly',
  (date) => {
    for (const kind of itemKinds) {
      const { ranked } = rankings.rankingOn(date).kinds[kind]
      const moment = { ...findMoment(catalogue, date), itemLevel: 1 }
      const atLevelOne = rankItems(catalogue, kind, moment, { of: 'day' })
      const byId = new Map(atLevelOne.ranked.map((item) => [item.itemId, item]))
      expect(ranked.map(({ itemId, levelOne }) => [itemId, levelOne])).toEqual(
        ranked.map(({ itemId }) => {
          const { score, top } = byId.get(itemId)!
          return [itemId, [score, top.cup, top.tour, top.all]]
        }),
      )
      const plain = new Map(rankPlainly(catalogue, date, kind, 'day').map((row) => [row.item.id, row.topAtLevelOne]))
      expect(ranked.map(({ levelOne }) => levelOne[3])).toEqual(ranked.map(({ itemId }) => plain.get(itemId)))
    }
  },
)
