import { itemKinds } from '#catalogue/entities.ts'
import type { DayRanking } from '#rankings/ranking.ts'
import { expandName } from '../data/compact-name.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findCorrectionsOn } from '../source/find-corrections.ts'
import { findNeighbours } from '../source/find-neighbours.ts'
import type { DayKindView } from '../data/ranking-views.ts'
import type { RankingDayPage } from '../data/ranking-pages.ts'
import { dayRankingPath } from '../routes/routes.ts'
import { linkArea } from '../source/site-areas.ts'
import { formatLongDay } from '../source/wording.ts'

/** @param index of the day among those that have a ranking: its neighbours step over the others */
export function buildRankingDayPage(source: PageSource, day: DayRanking, index: number): RankingDayPage {
  const { references, rankings, rankedCupView, dayKindView } = source
  const corrections = findCorrectionsOn(source.corrections, day.date)
  const kinds = itemKinds.map((kind) => dayKindView(kind, day.kinds[kind]))
  return {
    kind: 'ranking-day',
    path: dayRankingPath(day.date),
    title: `Ranking of ${formatLongDay(day.date)}`,
    description: describe(day, kinds),
    crumbs: [linkArea('ranking-calendar')],
    date: day.date,
    label: source.recordNote(day.date),
    tour: references.tourSummary(day.tour.number),
    rankedCup: day.week && rankedCupView(day.tour, day.week),
    kinds,
    ...(corrections.length > 0 && { corrections }),
    neighbours: findNeighbours(rankings.days, index),
  }
}

function describe({ date, tour }: DayRanking, kinds: readonly DayKindView[]): string {
  const best = kinds.flatMap(({ rows: [first] }) => (first ? [expandName(first[1]).name] : []))
  return `Best on ${formatLongDay(date)} in the ${tour.name}: ${best.join(', ')}. The top 25 drivers, karts and gliders with their points.`
}
