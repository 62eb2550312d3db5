import type { IsoDate } from '#catalogue/calendar.ts'
import type { CourseVariant, ItemKind, RankedCup, Tour } from '#catalogue/entities.ts'
import { findContenders } from '#rankings/find-contenders.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { rankWeek } from '#rankings/rank-subject.ts'
import type { SubjectRanking } from '#rankings/ranking.ts'
import { compactContender, compactRestEntry, compactRow } from '../data/compact-row.ts'
import type { RankingSubjectPage } from '../data/ranking-pages.ts'
import { subjectRankingPath } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findCorrectionsOn } from '../source/find-corrections.ts'
import {
  identifyCourseRankings,
  identifyGameRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/identify-ranking.ts'
import { spanRound } from '../source/span-round.ts'
import { areaNames, linkArea } from '../source/site-areas.ts'
import { buildScoredItem, roundPlain } from '../source/build-ranking-row.ts'
import { buildSubjectRows } from './build-subject-rows.ts'

/** Everything except its neighbours, which only the list of all pages knows. */
export type SubjectPageAlone = Omit<RankingSubjectPage, 'neighbours'>

/** Rows of a long table that say everything; the others are named with their points. */
const fullRows = 50

export function buildCourseRankingPage(
  source: PageSource,
  variant: CourseVariant,
  itemKind: ItemKind,
): SubjectPageAlone {
  const ranking = source.courseRanker.ranking(variant.id, itemKind)
  return {
    ...buildFrame(itemKind, identifyCourseRankings(variant.id)),
    ...buildTable(source, 'course', itemKind, ranking, ranking.ranked.length),
    title: `Best ${itemKind}s on ${variant.name}`,
    description: describeCourse(source, variant, itemKind, ranking),
    subject: { of: 'course', variant: source.references.variant(variant.id) },
  }
}

export function buildTourRankingPage(source: PageSource, tour: Tour, itemKind: ItemKind): SubjectPageAlone {
  const ranking = source.tourRanker.ranking(tour, itemKind)
  return {
    ...buildFrame(itemKind, identifyTourRankings(tour.number)),
    ...buildTable(source, 'tour', itemKind, ranking),
    ...noteCorrections(source, itemKind, ranking.date),
    title: `Best ${itemKind}s in the ${tour.name}`,
    description: describe(source, ranking, nameTourSubject(tour, itemKind, ranking)),
    subject: {
      of: 'tour',
      tour: source.references.tourSummary(tour.number),
      ...(tour.cups.length === 0 && { areCupsUnknown: true }),
    },
  }
}

export function buildWeekRankingPage(
  source: PageSource,
  tour: Tour,
  cup: RankedCup,
  itemKind: ItemKind,
): SubjectPageAlone {
  const ranking = rankWeek(source.catalogue, tour.number, cup.week, itemKind)
  const where = `the ${cup.name ?? 'ranked cup'} in week ${cup.week} of the ${tour.name}`
  const what = cup.variantIds.length > 0 ? `The ${itemKind}s for ${where}` : nameWholeGame(itemKind, where)
  return {
    ...buildFrame(itemKind, identifyWeekRankings(tour.number, cup.week)),
    ...buildTable(source, 'week', itemKind, ranking),
    ...noteCorrections(source, itemKind, ranking.date),
    title: `Best ${itemKind}s in week ${cup.week} of the ${tour.name}`,
    description: describe(source, ranking, what),
    subject: {
      of: 'week',
      tour: source.references.tourSummary(tour.number),
      cup: source.rankedCupView(tour, cup),
    },
  }
}

export function buildGameRankingPage(source: PageSource, itemKind: ItemKind): SubjectPageAlone {
  const ranking = source.gameRanking(itemKind)
  return {
    ...buildFrame(itemKind, identifyGameRankings()),
    ...buildTable(source, 'game', itemKind, ranking),
    title: `${areaNames[`${itemKind}-list`]} worth having`,
    description: describe(source, ranking, `The ${itemKind}s worth having and levelling in Mario Kart Tour`),
    subject: { of: 'game', round: spanRound(source.round) },
  }
}

function buildFrame(itemKind: ItemKind, siblings: Record<ItemKind, string>) {
  const hash = siblings[itemKind]
  return {
    kind: 'ranking-subject' as const,
    path: subjectRankingPath(hash),
    crumbs: [linkArea('ranking-list')],
    hash,
    itemKind,
    siblings,
  }
}

function buildTable(
  source: PageSource,
  of: RankingSubjectPage['subject']['of'],
  kind: ItemKind,
  { date, variantIds, ranked, plain, withoutShelf, unknown }: SubjectRanking,
  shown = fullRows,
) {
  const buildRows = (items: SubjectRanking['ranked']) =>
    buildSubjectRows(source, of, kind, { variantIds, ranked: items })
  return {
    date,
    label: source.recordNote(date),
    courseCount: variantIds.length,
    plain: roundPlain(plain),
    ...(isEstimated(source, variantIds) && { isEstimated: true as const }),
    withoutShelf,
    ...(unknown > 0 && { unknown }),
    rows: buildRows(ranked.slice(0, shown)).map(compactRow),
    rest: ranked.slice(shown).map((item) => compactRestEntry(buildScoredItem(source.references, item))),
    contenders: buildRows(findContenders(ranked, shown)).map(compactContender),
  }
}

/** The whole game, too, has courses whose actions nobody counted. */
function isEstimated({ catalogue }: PageSource, variantIds: readonly string[]): boolean {
  const courses = raceCoursesOf(catalogue)
  return variantIds.length === 0 || variantIds.some((id) => courses.get(id)!.isEstimated)
}

function noteCorrections(
  source: PageSource,
  kind: ItemKind,
  date: IsoDate,
): Pick<RankingSubjectPage, 'corrections'> | null {
  const corrections = findCorrectionsOn(source.corrections, date).filter(({ item }) => item.kind === kind)
  return corrections.length > 0 ? { corrections } : null
}

function describe({ references }: PageSource, { ranked }: SubjectRanking, what: string): string {
  const best = ranked.slice(0, 3).map(({ itemId }) => references.item(itemId).name)
  return best.length === 0 ? `${what}: none has a shelf on record.` : `${what}, best first: ${best.join(', ')}.`
}

/** What a tour is ranked on: all of its courses, those of its ranked cups, or, where none is on record, the whole game. */
function nameTourSubject({ name, cups }: Tour, itemKind: ItemKind, { variantIds }: SubjectRanking): string {
  if (variantIds.length === 0) return nameWholeGame(itemKind, `the ${name}`)
  return cups.length > 0
    ? `The ${itemKind}s for the whole ${name}`
    : `The ${itemKind}s for the ranked cups of the ${name}`
}

function nameWholeGame(itemKind: ItemKind, where: string): string {
  return `The ${itemKind}s of the whole game, as no course of ${where} is on record`
}

function describeCourse(
  source: PageSource,
  variant: CourseVariant,
  itemKind: ItemKind,
  ranking: SubjectRanking,
): string {
  if (ranking.ranked.length === 0) {
    return `No ${itemKind} with a top or middle shelf on ${variant.name} is on record.`
  }
  const what = `The ${itemKind}s on the top and middle shelves of ${variant.name}, and the level at which they get there`
  return describe(source, ranking, what)
}
