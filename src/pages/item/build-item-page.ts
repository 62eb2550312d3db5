import { type Item, itemKinds, type ShelfRelation } from '#catalogue/entities.ts'
import { countKnownTops, measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { highestItemLevel } from '#rankings/formula.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { highestCapStep } from '#rankings/points/score-model.ts'
import { scoreRace, unknownPlayer, type RacingItem, type RacingLoadout } from '#rankings/points/score-race.ts'
import { shelfInCup } from '#rankings/points/shelf-in-cup.ts'
import { offerRates, waysToGet } from '#catalogue/content-tables.ts'
import { fromDayNumber, type IsoDate, toDayNumber } from '#catalogue/calendar.ts'
import { groupBy } from '#base/group-by.ts'
import { memoize, memoizeWeak } from '#base/memoize.ts'
import type { ShelfTimes } from '#rankings/shelves/find-shelf-spans.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { noteReported } from '../source/note-reported.ts'
import { buildRankingRow } from '../source/rankings/build-ranking-row.ts'
import type {
  ItemPage,
  ItemCourse,
  ItemHistory,
  ItemKeys,
  ItemShop,
  ItemYear,
  EstimateLabel,
} from '../data/item-pages.ts'
import type { ShelvedOnCourse } from '../source/rankings/create-rankers.ts'
import { spanRound } from '../source/references/ranked-cups.ts'
import { findNeighbours } from '../source/references/build-references.ts'
import { identifyGameRankings } from '../source/references/identify-ranking.ts'
import { compactItemCourse } from '../data/compact-item-course.ts'
import { itemPath } from '../routes/routes.ts'
import type { CupWithCourses } from '../data/tour-views.ts'
import type { CourseOfItem } from '../source/shelves/build-similar-items-finder.ts'
import { findShelfOn } from '../source/shelves/find-courses-on.ts'
import { type RankPeriod, countRankChange } from '../source/past/find-typical-ranks.ts'

const shownSimilar = 6
const noHistory: ItemHistory = { days: [], ranks: [], scores: [], tops: [] }

/** @param index of the item in `source.items` of its kind */
export function buildItemPage(source: PageSource, item: Item, index: number): ItemPage {
  const { references, today } = source
  const ref = references.item(item.id)
  const courses = buildItemCourses(source, item)
  const history = source.past.histories(item.kind).get(item.id) ?? noHistory
  const label = source.recordNote(today.date)
  const { best, rankSince } = summariseItemHistory(history, source.rankings.days)
  return {
    kind: item.kind,
    path: itemPath(item),
    crumbs: [`${item.kind}-list`],
    item: ref,
    skill: item.skillId === null ? null : references.skill(item.skillId),
    debut: item.debutTour === null ? null : references.tourSummary(item.debutTour),
    names: item.names,
    basis: item.basis,
    label,
    today: describeToday(source, item),
    worth: describeWorth(source, item),
    ...describeKnown(item),
    appearances: countAppearances(source, item),
    round: spanRound(source.game.round),
    rankSince,
    best: best && { ...best, ...markEstimate(source.recordNote(best.date).label, label.label) },
    history,
    years: compareYears(source, item, history, courses),
    courses: courses.map(compactItemCourse),
    levelPoints: buildLevelPoints(source, item),
    lastCups: findItemCups(courses, source.pastCups),
    corrections: source.shelves.corrections.filter(
      (correction) => correction.item.id === item.id && correction.players === undefined,
    ),
    ...noteReported(source, (reported) => reported.item.id === item.id),
    shop: buildItemShop(source, item),
    keys: buildItemKeys(source, item),
    similar: source.shelves.similarItems(item, shownSimilar).map(({ id }) => references.item(id)),
    neighbours: findNeighbours(source.itemRefs[item.kind], index),
  }
}

function describeToday(source: PageSource, item: Item): ItemPage['today'] {
  const ranked = source.rankedToday(item.id)
  if (!ranked) return null
  const ranking = source.today.kinds[item.kind]
  const { item: _item, ...row } = buildRankingRow(source.references, ranked, ranking)
  return { ...row, middle: ranked.middle, of: ranking.ranked.length, plain: Math.round(ranking.plain.score) }
}

function describeWorth({ game }: PageSource, { kind, id }: Item): ItemPage['worth'] {
  const found = game.rankedItem(id)
  if (!found) return null
  return {
    rank: found.rank,
    tier: found.tier,
    of: game.ranking(kind).ranked.length,
    ranking: identifyGameRankings()[kind],
  }
}

function countAppearances({ game, rankedToday }: PageSource, { kind, id }: Item): ItemPage['appearances'] {
  return game.appearances(kind).get(id) ?? (rankedToday(id) ? { rankedCups: 0, tours: 0 } : null)
}

function describeKnown(item: Item): Pick<ItemPage, 'knownTops' | 'knownMiddles'> {
  const { knownMiddle, publicMiddle, isShort } = measureShelfKnowledge(item)
  return { knownTops: countKnownTops(item), ...(isShort && { knownMiddles: { known: knownMiddle, of: publicMiddle } }) }
}

/** Where an item could be had, as far as lists are on record; null where none has it. */
export function buildItemShop(source: PageSource, { id }: Item): ItemShop | null {
  const { tables } = source
  const offers = tables.offersOf(id)
  const pools = tables.poolsOf(id)
  const obtainable = tables.obtainableOf(id)
  if (offers.length + pools.length + obtainable.length === 0) return null
  return {
    offers: offerRates.flatMap((rate) => {
      const tours = offers
        .filter((offer) => offer.rate === rate)
        .flatMap(({ cyclePosition, onlyInRunOf }) => {
          const tour = source.tables.lastRun(cyclePosition, onlyInRunOf)
          return tour ? [{ ...tour, ...(onlyInRunOf !== null && { onlyIn: onlyInRunOf }) }] : []
        })
      return tours.length === 0 ? [] : { rate, tours }
    }),
    pools: pools.map(({ pool, cyclePosition }) => ({
      pool,
      tour: cyclePosition === null ? null : tables.lastRun(cyclePosition),
    })),
    ways: waysToGet.flatMap((way) => {
      const count = obtainable.filter((row) => row.way === way).length
      return count === 0 ? [] : { way, tours: count }
    }),
  }
}

/** What the game itself calls an item. */
export function buildItemKeys({ tables }: PageSource, { id, gameId }: Item): ItemKeys {
  const { gameKey = null, internalName = null } = tables.itemKeys(id) ?? {}
  return { gameId, gameKey, internalName }
}

const shownCups = 4

/** The first few of the given ranked cups with courses on whose top shelf an item stands, with only those courses. */
function findItemCups(courses: readonly ItemCourse[], cups: readonly CupWithCourses[]): CupWithCourses[] {
  const topIds = new Set(courses.filter(({ shelf }) => shelf === 'top').map(({ variant }) => variant.id))
  return cups
    .filter((cup) => cup.courses.some(({ id }) => topIds.has(id)))
    .slice(0, shownCups)
    .map((cup) => ({ ...cup, courses: cup.courses.filter(({ id }) => topIds.has(id)) }))
}

/**
 * An item's best rank and since when it has today's.
 * @param days all that have a ranking, oldest first
 */
export function summariseItemHistory(
  history: ItemHistory,
  days: readonly IsoDate[],
): Pick<ItemPage, 'best' | 'rankSince'> {
  const { ranks } = history
  return { best: findBest(history, days), rankSince: ranks.length === 0 ? null : findRankSince(history) }
}

function findBest(history: ItemHistory, days: readonly IsoDate[]): ItemPage['best'] {
  const { ranks } = history
  const rank = ranks.reduce((best, each) => (each !== null && (best === null || each < best) ? each : best), null)
  if (rank === null) return null
  const first = ranks.indexOf(rank)
  const run = ranks.slice(first).findIndex((each) => each !== rank)
  const date = dateAt(history, first)
  if (run === -1) return { rank, date }
  const after = dateAt(history, first + run)
  return { rank, date, untilDate: days.findLast((day) => day < after)! }
}

function findRankSince(history: ItemHistory): IsoDate | null {
  const current = history.ranks.at(-1)!
  if (current === null) return null
  return dateAt(history, history.ranks.findLastIndex((rank) => rank !== current) + 1)
}

function dateAt({ days }: ItemHistory, index: number): IsoDate {
  return fromDayNumber(days.slice(0, index + 1).reduce((sum, passed) => sum + passed, 0))
}

const shownCourses = 3

/**
 * What a race with the item brings at each of its levels, on the courses where it brings most at the highest: with the
 * first of the rankings of the two other kinds beside it, everything else at the cap.
 */
export function buildLevelPoints(source: PageSource, item: Item): ItemPage['levelPoints'] {
  const courses = source.shelves.coursesOf(item.id).flatMap(({ variantId, ...place }) => {
    const course = raceCoursesOf(source.catalogue).get(variantId)!
    return bestOf(source)(variantId).map((best) => {
      const score = (level: number) =>
        scoreRace(course, { ...best, [item.kind]: train(item, place, level) }, unknownPlayer).points
      return { variantId, score, most: score(highestItemLevel), isEstimated: course.isEstimated }
    })
  })
  return courses
    .toSorted((a, b) => b.most - a.most)
    .slice(0, shownCourses)
    .map(({ variantId, score, isEstimated }) => ({
      variant: source.references.variant(variantId),
      points: Array.from({ length: highestItemLevel }, (_, index) => Math.round(score(index + 1))),
      ...(isEstimated && { isEstimated: true as const }),
    }))
}

/** The best loadout of a course variant; none where nothing of some kind has a shelf on record. */
const bestOf = memoizeWeak(({ catalogue, courseRanker }: PageSource) =>
  memoize((variantId: string): readonly RacingLoadout[] => {
    const first = mapKinds((kind) => courseRanker.on(variantId, kind).shelved[0])
    if (itemKinds.some((kind) => !first[kind])) return []
    return [mapKinds((kind) => train(catalogue.itemById.get(first[kind]!.itemId)!, first[kind]!, highestItemLevel))]
  }),
)

function train(item: Item, place: Pick<ShelvedOnCourse, 'shelf' | 'level'>, level: number): RacingItem {
  const shelf = shelfInCup(place.shelf === 'top' ? place.level : 0, level, 0)
  return { item, level, cap: highestCapStep, shelf }
}

/** Top shelf first, then the courses that count most today, then the reading order of the courses. */
export function buildItemCourses(source: PageSource, item: Item): ItemCourse[] {
  const { references, today } = source
  const inCup = new Set(today.week?.variantIds)
  const inTour = new Set([...today.tour.cups, ...today.tour.rankedCups].flatMap(({ variantIds }) => variantIds))
  const boosted = listBoosted(source, item.id)
  const spans = source.shelves.spans(item.kind).get(item.id)!
  const relationsOn = groupBy(item.shelves, ({ variantId }) => variantId)
  return source.shelves
    .coursesOf(item.id)
    .map((course): ItemCourse => ({
      variant: references.variant(course.variantId),
      shelf: course.shelf,
      level: course.level,
      since: findSince(relationsOn.get(course.variantId)!, course, today.date),
      inCup: inCup.has(course.variantId),
      ...(boosted.has(course.variantId) && { isBoosted: true as const }),
      inTour: inTour.has(course.variantId),
      ...describeSpan(spans.get(course.variantId)!),
    }))
    .toSorted(
      (a, b) =>
        Number(b.shelf === 'top') - Number(a.shelf === 'top') ||
        Number(b.inCup) - Number(a.inCup) ||
        Number(b.inTour) - Number(a.inTour),
    )
}

/** The courses of the ranked cup on which it stands higher there. */
function listBoosted({ today: { week }, rankedToday }: PageSource, itemId: string): ReadonlySet<string> {
  const shelves = rankedToday(itemId)?.shelves ?? []
  return new Set(week?.variantIds.filter((_, course) => shelves[course]?.isBoosted))
}

function describeSpan({ topFrom, topUntil, middleFrom }: ShelfTimes): Pick<ItemCourse, 'from' | 'topUntil'> {
  return { from: [topFrom, middleFrom], ...(topUntil && { topUntil }) }
}

/** A relation may have ended and begun again; one that is only reconstructed begins after the date. */
function findSince(relations: readonly ShelfRelation[], { shelf, level }: CourseOfItem, date: IsoDate): IsoDate {
  const alike = relations.filter((relation) => relation.shelf === shelf && relation.level === level)
  const holding = alike.findLast(({ since }) => since <= date) ?? alike[0]!
  return holding.since
}

/**
 * How the item stood in each year and in the last twelve months, and who has overtaken it since; null for an item
 * that is new, and for one whose list of shelves is short: its rank says nothing about it.
 */
function compareYears(
  source: PageSource,
  item: Item,
  history: ItemHistory,
  courses: readonly ItemCourse[],
): ItemPage['years'] {
  const ranks = source.past.typicalRanks(item.kind)
  const { periods, byItem } = ranks
  const own = byItem.get(item.id)
  if (typeof own?.at(-1) !== 'number' || item.publicShelfCounts !== null) return null
  const said = source.recordNote(source.today.date).label
  const all = [...byItem.values()]
  const courseByVariant = new Map(courses.map((course) => [course.variant.id, course]))
  const years = periods.flatMap((period, index): ItemYear[] => {
    const rank = own[index]!
    if (rank === null) return []
    return [
      {
        ...(period.year !== null && { year: period.year, ...markEstimate(period.label, said) }),
        rank,
        of: all.filter((each) => each[index] !== null).length,
        tops: findTopsAt(history, period.until),
        cups: countCups(source, courseByVariant, period),
        ...countRankChange(ranks, item.id, index),
      },
    ]
  })
  return years.length > 1 ? years : null
}

function findTopsAt({ days, tops }: ItemHistory, until: IsoDate): number {
  const end = toDayNumber(until)
  let day = 0
  const after = days.findIndex((passed) => (day += passed) >= end)
  return tops.at(after === -1 ? -1 : after - 1) ?? 0
}

/** Ranked cups that began in the period and used one of its top-shelf courses, of all those on record. */
function countCups(
  source: PageSource,
  courseByVariant: ReadonlyMap<string, ItemCourse>,
  period: RankPeriod,
): readonly [number, number] {
  const cups = source.past.cupsBegunIn(period)
  const isOnTop = (variantId: string, date: IsoDate) => {
    const course = courseByVariant.get(variantId)
    return course !== undefined && findShelfOn(course, date) === 'top'
  }
  const withTop = cups.filter(({ start, variantIds }) => variantIds.some((id) => isOnTop(id, start)))
  return [withTop.length, cups.length]
}

/**
 * The mark of what a page says of other days than its own: only where no record states their shelves, and not where the
 * page's own line says the same.
 */
export function markEstimate(label: RecordLabel, said: RecordLabel): { readonly label?: EstimateLabel } {
  const isStated = label === 'recorded' || label === 'carried-on'
  return isStated || label === said ? {} : { label }
}
