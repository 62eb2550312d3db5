import type { IsoDate } from '#catalogue/calendar.ts'
import type { CourseVariant, ItemKind, RankedCup, Tour } from '#catalogue/entities.ts'
import { findContenders } from '#rankings/subjects/compare-ranked.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { rankWeek } from '#rankings/subjects/rank-subject.ts'
import type { SubjectRanking, RankedItem } from '#rankings/ranking.ts'
import { compactContender, compactRestEntry, compactRow } from '../data/compact-row.ts'
import type { RankingSubjectPage } from '../data/ranking-pages.ts'
import { subjectRankingPath } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { findCorrectionsOn } from '../source/shelves/find-corrections.ts'
import {
  identifyCourseRankings,
  identifyGameRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/references/identify-ranking.ts'
import { spanRound } from '../source/references/ranked-cups.ts'
import { buildScoredItem, roundPlain, buildRankingRow } from '../source/rankings/build-ranking-row.ts'
import type { RankingRow, RowExtras, RowSkill } from '../data/ranking-views.ts'
import { identifyOthers } from './build-ranking-pages.ts'

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
    ...buildFrame(source, itemKind, identifyCourseRankings(variant.id)),
    ...buildTable(source, 'course', itemKind, ranking, ranking.ranked.length),
    subject: { of: 'course', variant: source.references.variant(variant.id) },
  }
}

export function buildTourRankingPage(source: PageSource, tour: Tour, itemKind: ItemKind): SubjectPageAlone {
  const ranking = source.tourRanker.ranking(tour, itemKind)
  return {
    ...buildFrame(source, itemKind, identifyTourRankings(tour.number)),
    ...buildTable(source, 'tour', itemKind, ranking),
    ...noteCorrections(source, itemKind, ranking.date),
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
  return {
    ...buildFrame(source, itemKind, identifyWeekRankings(tour.number, cup.week)),
    ...buildTable(source, 'week', itemKind, ranking),
    ...noteCorrections(source, itemKind, ranking.date),
    subject: {
      of: 'week',
      tour: source.references.tourSummary(tour.number),
      cup: source.rankedCupView(tour, cup),
    },
  }
}

export function buildGameRankingPage(source: PageSource, itemKind: ItemKind): SubjectPageAlone {
  const ranking = source.game.ranking(itemKind)
  return {
    ...buildFrame(source, itemKind, identifyGameRankings()),
    ...buildTable(source, 'game', itemKind, ranking),
    subject: { of: 'game', round: spanRound(source.game.round) },
  }
}

function buildFrame(source: PageSource, itemKind: ItemKind, siblings: Record<ItemKind, string>) {
  const hash = siblings[itemKind]
  return {
    kind: 'ranking-subject' as const,
    path: subjectRankingPath(hash),
    crumbs: ['ranking-list' as const],
    hash,
    itemKind,
    siblings,
    others: identifyOthers(source, itemKind),
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

/** The whole game, too, has courses whose actions have not been counted. */
function isEstimated({ catalogue }: PageSource, variantIds: readonly string[]): boolean {
  const courses = raceCoursesOf(catalogue)
  return variantIds.length === 0 || variantIds.some((id) => courses.get(id)!.isEstimated)
}

function noteCorrections(
  source: PageSource,
  kind: ItemKind,
  date: IsoDate,
): Pick<RankingSubjectPage, 'corrections'> | null {
  const corrections = findCorrectionsOn(source.shelves.corrections, date).filter(({ item }) => item.kind === kind)
  return corrections.length > 0 ? { corrections } : null
}

/** What the rows of a subject say, each with what its columns need: see RowExtras. */
function buildSubjectRows(
  source: PageSource,
  of: RankingSubjectPage['subject']['of'],
  kind: ItemKind,
  { ranked, variantIds }: Pick<SubjectRanking, 'ranked' | 'variantIds'>,
): RankingRow[] {
  const findExtras = createExtrasFinder(source, of, kind, variantIds.length > 0)
  return ranked.map((item) => {
    const row = buildRankingRow(source.references, item, null)
    // Of a tour the shelves are counted: 43 of them in each row would be most of its page.
    return { ...row, ...(of === 'tour' && { shelves: [] }), ...findExtras(item) }
  })
}

function createExtrasFinder(
  source: PageSource,
  of: RankingSubjectPage['subject']['of'],
  kind: ItemKind,
  areCoursesKnown: boolean,
): (item: RankedItem) => RowExtras {
  switch (of) {
    case 'course':
      return ({ itemId }) => ({ skill: findSkill(source, itemId), gameRank: source.game.rankedItem(itemId)!.rank })
    case 'week':
      return ({ itemId }) => ({ skill: findSkill(source, itemId) })
    case 'tour':
      return (item) => (areCoursesKnown ? { here: countHere(item) } : {})
    case 'game': {
      const appearances = source.game.appearances(kind)
      return ({ itemId, overlap }) => ({
        appearances: appearances.get(itemId) ?? { rankedCups: 0, tours: 0 },
        overlap: overlap === null ? null : Math.round(overlap * 10) / 10,
      })
    }
  }
}

function countHere({ shelves }: RankedItem): NonNullable<RowExtras['here']> {
  let [top, middle, topAtLevelOne] = [0, 0, 0]
  for (const held of shelves) {
    if (held?.shelf === 'middle') middle += 1
    if (held?.shelf !== 'top') continue
    top += 1
    if (held.level === 1) topAtLevelOne += 1
  }
  return [top, middle, topAtLevelOne]
}

function findSkill({ catalogue, references }: PageSource, itemId: string): RowSkill | null {
  const skillId = catalogue.itemById.get(itemId)?.skillId ?? null
  if (skillId === null) return null
  const { id, name } = references.skill(skillId)
  return { id, name }
}
