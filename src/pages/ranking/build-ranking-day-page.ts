import { itemKinds } from '#catalogue/entities.ts'
import type { DayRanking } from '#rankings/ranking.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findCorrectionsOn } from '../source/shelves/find-corrections.ts'
import { findNeighbours } from '../source/references/find-neighbours.ts'
import type { RankingDayPage } from '../data/ranking-pages.ts'
import { dayRankingPath } from '../routes/routes.ts'

/** @param index of the day among those that have a ranking: its neighbours step over the others */
export function buildRankingDayPage(source: PageSource, day: DayRanking, index: number): RankingDayPage {
  const { references, rankings, rankedCupView, dayKindView } = source
  const corrections = findCorrectionsOn(source.corrections, day.date)
  const kinds = itemKinds.map((kind) => dayKindView(kind, day.kinds[kind]))
  return {
    kind: 'ranking-day',
    path: dayRankingPath(day.date),
    crumbs: ['ranking-calendar'],
    date: day.date,
    label: source.recordNote(day.date),
    tour: references.tourSummary(day.tour.number),
    rankedCup: day.week && rankedCupView(day.tour, day.week),
    kinds,
    ...(corrections.length > 0 && { corrections }),
    neighbours: findNeighbours(rankings.days, index),
  }
}
