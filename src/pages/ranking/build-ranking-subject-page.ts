import type { IsoDate } from '#catalogue/calendar.ts'
import type { CourseVariant, ItemKind, RankedCup, Tour } from '#catalogue/entities.ts'
import { findContenders } from '#rankings/find-contenders.ts'
import type { PeriodRanking, Standing, VariantStanding } from '#rankings/ranking.ts'
import { buildCauses } from '../source/build-causes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildRankingRow, type RankingChange } from '../source/build-ranking-row.ts'
import type { References } from '../source/build-references.ts'
import { compactRow } from '../data/compact-row.ts'
import { findCorrectionsOn } from '../source/find-corrections.ts'
import { identifyCourseRankings, identifyTourRankings, identifyWeekRankings } from '../source/identify-ranking.ts'
import type { RestEntry } from '../data/ranking-views.ts'
import type { RankingSubjectPage } from '../data/ranking-pages.ts'
import { roundScore } from '../data/round-score.ts'
import { subjectRankingPath } from '../routes/routes.ts'
import { buildAreaCrumb } from '../source/site-areas.ts'

/** All but its place among the others, which their list knows. */
export type SubjectPageAlone = Omit<RankingSubjectPage, 'neighbours'>

/** Rows of a tour's or week's table that say everything; the others are named with their scores. */
const fullRows = 50

export function buildCourseRankingPage(
  source: PageSource,
  variant: CourseVariant,
  itemKind: ItemKind,
): SubjectPageAlone {
  const { references, today } = source
  const standings = source.variantStandings(variant.id, itemKind)
  return {
    ...buildFrame(itemKind, identifyCourseRankings(variant.id)),
    title: `Best ${itemKind}s on ${variant.name}`,
    description: describeCourseRanking(references, variant, itemKind, standings),
    date: today.date,
    label: source.recordNote(today.date),
    subject: { of: 'course', variant: references.variant(variant.id) },
    rows: standings.map((standing) => ({
      ...buildRankingRow(references, standing, null),
      shelf: standing.shelf,
      level: standing.level,
    })),
    rest: [],
    contenders: [],
    change: null,
  }
}

export function buildTourRankingPage(source: PageSource, tour: Tour, itemKind: ItemKind): SubjectPageAlone {
  const { references, tourRanker } = source
  const ranking = tourRanker.ranking(tour, itemKind)
  return {
    ...buildFrame(itemKind, identifyTourRankings(tour.number)),
    ...buildPeriodTable(source, ranking, null),
    ...noteCorrections(source, itemKind, ranking.date),
    change: null,
    title: `Best ${itemKind}s in the ${tour.name}`,
    description: `All ${ranking.standings.length} ${itemKind}s that were in Mario Kart Tour in the ${tour.name}, ordered by what they are worth on its courses${formatBest(references, ranking)}.`,
    subject: { of: 'tour', tour: references.tourSummary(tour.number) },
  }
}

export function buildWeekRankingPage(
  source: PageSource,
  tour: Tour,
  cup: RankedCup,
  itemKind: ItemKind,
): SubjectPageAlone {
  const { references } = source
  const { date, kinds } = source.rankings.rankingOn(findLastDay(source, cup))
  const ranking = kinds[itemKind]
  const cupName = cup.name ?? 'ranked cup'
  return {
    ...buildFrame(itemKind, identifyWeekRankings(tour.number, cup.week)),
    ...buildPeriodTable(source, { date, standings: ranking.standings }, ranking),
    ...noteCorrections(source, itemKind, date),
    change: { since: ranking.unchangedSince, causes: buildCauses(references, ranking.causes) },
    title: `Best ${itemKind}s in week ${cup.week} of the ${tour.name}`,
    description: `All ${ranking.standings.length} ${itemKind}s for the ${cupName} in week ${cup.week} of the ${tour.name}, ordered by what they are worth there${formatBest(references, ranking)}.`,
    subject: { of: 'week', tour: references.tourSummary(tour.number), cup: source.rankedCupView(tour, cup) },
  }
}

/** The day whose ranking is that of a week that has begun: the week's last one, or today. */
export function findLastDay({ rankings }: PageSource, { end }: RankedCup): IsoDate {
  return rankings.days.findLast((day) => day < end)!
}

function buildFrame(itemKind: ItemKind, siblings: Record<ItemKind, string>) {
  const hash = siblings[itemKind]
  return {
    kind: 'ranking-subject' as const,
    path: subjectRankingPath(hash),
    crumbs: [buildAreaCrumb('ranking-list')],
    hash,
    itemKind,
    siblings,
  }
}

function buildPeriodTable(
  { references, recordNote }: PageSource,
  { date, standings }: Pick<PeriodRanking, 'date' | 'standings'>,
  change: RankingChange | null,
) {
  const buildRow = (standing: Standing) => buildRankingRow(references, standing, change)
  return {
    date,
    label: recordNote(date),
    rows: standings.slice(0, fullRows).map(buildRow),
    rest: standings.slice(fullRows).map((standing) => buildRestEntry(references, standing)),
    contenders: findContenders(standings, fullRows).map((standing) => compactRow(buildRow(standing))),
  }
}

function noteCorrections(
  source: PageSource,
  kind: ItemKind,
  date: IsoDate,
): Pick<RankingSubjectPage, 'corrections'> | null {
  const corrections = findCorrectionsOn(source.corrections, date).filter(({ item }) => item.kind === kind)
  return corrections.length > 0 ? { corrections } : null
}

function buildRestEntry(references: References, { itemId, score, parts, levelOne }: Standing): RestEntry {
  const { name, rarity } = references.item(itemId)
  return {
    id: itemId,
    name,
    score: roundScore(score),
    rarity,
    weigh: [
      roundScore(parts.coverage),
      roundScore(parts.points),
      parts.skill === null ? null : roundScore(parts.skill),
      roundScore(levelOne[0]),
    ],
  }
}

function formatBest(references: References, { standings }: Pick<PeriodRanking, 'standings'>): string {
  return standings[0] ? `; the best is ${references.item(standings[0].itemId).name}` : ''
}

function describeCourseRanking(
  references: References,
  variant: CourseVariant,
  itemKind: ItemKind,
  standings: readonly VariantStanding[],
): string {
  const best = standings.slice(0, 3).map(({ itemId }) => references.item(itemId).name)
  if (best.length === 0) return `No ${itemKind} with a top or middle shelf on ${variant.name} is on record yet.`
  return `The ${itemKind}s on the top and middle shelves of ${variant.name}, and the level at which they get there. Best first: ${best.join(', ')}.`
}
