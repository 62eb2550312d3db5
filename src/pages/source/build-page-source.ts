import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, Item, ItemKind, RankedCup, Tour } from '#catalogue/entities.ts'
import { findRecords, type RecordsAround } from '#rankings/find-records.ts'
import { findShelfSpans, type ShelfTimes } from '#rankings/shelves/find-shelf-spans.ts'
import { findTour, firstRankingDay } from '#rankings/find-tour.ts'
import { countAppearances, findRound, type Appearances, type Round } from '#rankings/subjects/count-appearances.ts'
import { rankGame } from '#rankings/subjects/rank-subject.ts'
import type { DayRanking, DayRankings, KindRanking, RankedItem, SubjectRanking } from '#rankings/ranking.ts'
import { buildDayKindView } from './rankings/build-day-kind-view.ts'
import { buildRankedCupView, listPastCups } from './references/ranked-cups.ts'
import { buildReferences, type References } from './references/build-references.ts'
import { groupRelations, type ItemRelations } from './shelves/build-shelf-history.ts'
import { buildSimilarItemsFinder, findItemCourses, type CourseOfItem } from './shelves/build-similar-items-finder.ts'
import { createCourseRanker, type CourseRanker, createTourRanker, type TourRanker } from './rankings/create-rankers.ts'
import { findCorrections, findReportedShelves } from './shelves/find-corrections.ts'
import { findTypicalRanks, type TypicalRanks, listRankPeriods, type RankPeriod } from './past/find-typical-ranks.ts'
import { indexCatalogue, type CatalogueIndex, indexTables, type TableIndex } from './references/index-catalogue.ts'
import { indexGuideMentions } from './references/render-guide.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { GuideRef } from '../data/refs.ts'
import type { Correction, ReportedShelfView } from '../data/shelf-views.ts'
import type { CupWithCourses, RankedCupView } from '../data/tour-views.ts'
import type { DayKindView } from '../data/ranking-views.ts'
import { recorderOf, type HistoryRecorder, type ItemHistories, type RankedPeriod } from './past/record-rankings.ts'
import { memoize, memoizeLast } from '#base/memoize.ts'
import type { SitePath } from '../routes/routes.ts'

/** What the builders of pages share, so that nothing is looked up or computed twice. */
export interface PageSource extends CatalogueIndex {
  readonly catalogue: Catalogue
  /** Ask in the order of days where many are wanted: see `buildDayRankings`. */
  readonly rankings: DayRankings
  readonly references: References
  /** What the tables of the content say of a thing. */
  readonly tables: TableIndex
  /** The newest day's ranking; its tour is the tour in force. */
  readonly today: DayRanking
  /** Whether a tour or ranked week has begun on the newest day: only then there are rankings of it, and pages for them. */
  readonly hasBegun: (period: { readonly start: IsoDate }) => boolean
  /** An item that has debuted, in the ranking of today. */
  readonly rankedToday: (itemId: string) => RankedItem | undefined
  readonly game: GameSource
  readonly shelves: ShelfSource
  readonly past: PastSource
  readonly courseRanker: CourseRanker
  readonly tourRanker: TourRanker
  /** Ranked cups of known courses that have begun, the newest first. */
  readonly pastCups: readonly CupWithCourses[]
  readonly rankedCupView: (tour: Tour, cup: RankedCup) => RankedCupView
  /** What a day page says of one kind; once for a run of days that share the ranking. */
  readonly dayKindView: (kind: ItemKind, ranking: KindRanking) => DayKindView
  /** How the shelves of a day that a tour covers are known. */
  readonly recordNote: (date: IsoDate) => RecordsAround
  /** The articles that link to a page. */
  readonly guidesAbout: (path: SitePath) => readonly GuideRef[]
}

/** The whole game on the newest day, whichever courses its tour has. */
interface GameSource {
  readonly ranking: (kind: ItemKind) => SubjectRanking
  /** An item that has a shelf on record, in that ranking. */
  readonly rankedItem: (itemId: string) => RankedItem | undefined
  /** The round that counts. */
  readonly round: Round
  /** How often items come up in that round, by item id; an item without a top shelf is left out. */
  readonly appearances: (kind: ItemKind) => ReadonlyMap<string, Appearances>
}

/** Which items are on the shelves of which course variants. */
interface ShelfSource {
  /** The courses on which an item has a shelf on the newest day. */
  readonly coursesOf: (itemId: string) => readonly CourseOfItem[]
  readonly similarItems: (item: Item, limit: number) => readonly Item[]
  /** When items were on the shelves of course variants, by item, then by variant. */
  readonly spans: (kind: ItemKind) => ReadonlyMap<string, ReadonlyMap<string, ShelfTimes>>
  /** What is on record of items on a course variant. */
  readonly relationsOn: (variantId: string) => readonly ItemRelations[]
  /** Up to the newest day. */
  readonly corrections: readonly Correction[]
  /** Those that a record made: those by players are among the reported. */
  readonly withdrawn: readonly Correction[]
  /** What players have reported, the newest first. */
  readonly reported: readonly ReportedShelfView[]
}

/** The rankings of all days. */
interface PastSource {
  /** The ranks of items over time. */
  readonly histories: (kind: ItemKind) => ItemHistories
  /** The runs of days on which a ranking stayed the same, oldest first. */
  readonly periods: (kind: ItemKind) => readonly RankedPeriod[]
  /** The ranks that items usually had, year by year. */
  readonly typicalRanks: (kind: ItemKind) => TypicalRanks
  /** The ranked cups on record that began in a period of `typicalRanks`, until the newest day. */
  readonly cupsBegunIn: (period: RankPeriod) => readonly RankedCup[]
}

/** Throws when the catalogue ends before the first day that has a ranking. */
export function buildPageSource(catalogue: Catalogue, rankings: DayRankings): PageSource {
  const newest = rankings.days.at(-1)
  if (!newest) {
    throw new Error(
      `No day up to ${catalogue.today} has a ranking: the first is ${firstRankingDay}. Build for a later day.`,
    )
  }
  const today = rankings.rankingOn(newest)
  const recorder = recorderOf(rankings)
  const references = buildReferences(catalogue)
  const index = indexCatalogue(catalogue, references)
  const hasBegun = ({ start }: { readonly start: IsoDate }) => start <= today.date
  const courseRanker = createCourseRanker(catalogue, today)
  const recordNote = memoize((date: IsoDate) =>
    findRecords(catalogue.shelfRecords, findTour(catalogue.tours, date).number, date),
  )
  const rankedById = new Map(
    Object.values(today.kinds).flatMap(({ ranked }) => ranked.map((item) => [item.itemId, item] as const)),
  )
  return {
    ...index,
    catalogue,
    rankings: { ...rankings, rankingOn: recordedBy(recorder, rankings) },
    references,
    tables: indexTables(catalogue),
    today,
    hasBegun,
    rankedToday: (itemId) => rankedById.get(itemId),
    game: buildGameSource(catalogue, today.date),
    shelves: buildShelfSource(catalogue, references, courseRanker, today.date),
    past: {
      histories: recorder.histories,
      periods: recorder.periods,
      typicalRanks: memoize((kind) =>
        findTypicalRanks(
          recorder.histories(kind),
          listRankPeriods({
            days: rankings.days,
            last: today.date,
            records: catalogue.shelfRecords,
            labelOn: (date) => recordNote(date).label,
          }),
        ),
      ),
      cupsBegunIn: memoize(({ from, until }) =>
        catalogue.tours
          .flatMap(({ rankedCups }) => rankedCups)
          .filter(({ start, variantIds }) => from <= start && start < until && variantIds.length > 0)
          .filter(hasBegun),
      ),
    },
    courseRanker,
    tourRanker: createTourRanker(catalogue, references),
    pastCups: listPastCups(catalogue.tours, references, today.date),
    rankedCupView: memoizeRankedCupViews(references, hasBegun),
    dayKindView: memoizeDayKindViews(references),
    recordNote,
    guidesAbout: indexGuideMentions(catalogue.guides),
  }
}

function buildGameSource(catalogue: Catalogue, date: IsoDate): GameSource {
  const ranking = memoize((kind: ItemKind) => rankGame(catalogue, date, kind))
  const rankedById = memoize(
    (kind: ItemKind): ReadonlyMap<string, RankedItem> =>
      new Map(ranking(kind).ranked.map((item) => [item.itemId, item])),
  )
  const round = findRound(catalogue, date)
  return {
    ranking,
    rankedItem(itemId) {
      const item = catalogue.itemById.get(itemId)
      return item && rankedById(item.kind).get(itemId)
    },
    round,
    appearances: memoize((kind) => countAppearances(catalogue, date, kind, round)),
  }
}

function buildShelfSource(
  catalogue: Catalogue,
  references: References,
  courseRanker: CourseRanker,
  date: IsoDate,
): ShelfSource {
  const coursesOf = findItemCourses(catalogue, courseRanker)
  const similarTo = memoize((kind: ItemKind) => buildSimilarItemsFinder(catalogue.items[kind], coursesOf))
  const relations = groupRelations(catalogue)
  const corrections = findCorrections(catalogue, references, date)
  return {
    coursesOf,
    similarItems: (item, limit) => similarTo(item.kind)(item.id, limit),
    spans: memoize((kind) => findShelfSpans(catalogue, kind)),
    relationsOn: (variantId) => relations.get(variantId) ?? [],
    corrections,
    withdrawn: corrections.filter(({ players }) => players === undefined),
    reported: findReportedShelves(catalogue, references, date),
  }
}

function recordedBy({ record }: HistoryRecorder, { rankingOn }: DayRankings): DayRankings['rankingOn'] {
  return (date) => {
    record(date)
    return rankingOn(date)
  }
}

function memoizeRankedCupViews(references: References, hasBegun: PageSource['hasBegun']): PageSource['rankedCupView'] {
  const byTour = memoize(
    (tour: Tour) =>
      new Map(tour.rankedCups.map((cup) => [cup.week, buildRankedCupView(references, tour, cup, hasBegun(cup))])),
  )
  return (tour, cup) => byTour(tour).get(cup.week)!
}

function memoizeDayKindViews(references: References): PageSource['dayKindView'] {
  const build = mapKinds((kind) =>
    // Days come in order, and a ranking holds for a run of them.
    memoizeLast((ranking: KindRanking) => buildDayKindView(references, kind, ranking)),
  )
  return (kind, ranking) => build[kind](ranking)
}
