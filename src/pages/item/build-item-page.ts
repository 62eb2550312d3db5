import type { Item } from '#catalogue/entities.ts'
import { countKnownTops, measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { markEstimate, compareYears } from './compare-years.ts'
import { noteReported } from '../source/note-reported.ts'
import { buildItemCourses } from './build-item-courses.ts'
import { buildRankingRow } from '../source/rankings/build-ranking-row.ts'
import { buildLevelPoints } from './build-level-points.ts'
import { spanRound } from '../source/references/ranked-cups.ts'
import { findNeighbours } from '../source/references/find-neighbours.ts'
import { identifyGameRankings } from '../source/references/identify-ranking.ts'
import { compactItemCourse } from '../data/compact-item-course.ts'
import type { ItemCourse, ItemHistory, ItemKeys, ItemPage, ItemShop } from '../data/item-pages.ts'
import { itemPath } from '../routes/routes.ts'
import { offerRates, waysToGet } from '#catalogue/content-tables.ts'
import type { CupWithCourses } from '../data/tour-views.ts'
import { fromDayNumber, type IsoDate } from '#catalogue/calendar.ts'

const shownSimilar = 6
const noHistory: ItemHistory = { days: [], ranks: [], scores: [], tops: [] }

/** @param index of the item in `source.items` of its kind */
export function buildItemPage(source: PageSource, item: Item, index: number): ItemPage {
  const { references, today } = source
  const ref = references.item(item.id)
  const courses = buildItemCourses(source, item)
  const history = source.itemHistories(item.kind).get(item.id) ?? noHistory
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
    round: spanRound(source.round),
    rankSince,
    best: best && { ...best, ...markEstimate(source.recordNote(best.date).label, label.label) },
    history,
    years: compareYears(source, item, history, courses),
    courses: courses.map(compactItemCourse),
    levelPoints: buildLevelPoints(source, item),
    lastCups: findItemCups(courses, source.pastCups),
    corrections: source.corrections.filter(
      (correction) => correction.item.id === item.id && correction.players === undefined,
    ),
    ...noteReported(source, (reported) => reported.item.id === item.id),
    shop: buildItemShop(source, item),
    keys: buildItemKeys(source, item),
    similar: source.similarItems(item, shownSimilar).map(({ id }) => references.item(id)),
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

function describeWorth({ gameRanking, rankedInGame }: PageSource, { kind, id }: Item): ItemPage['worth'] {
  const found = rankedInGame(id)
  if (!found) return null
  return {
    rank: found.rank,
    tier: found.tier,
    of: gameRanking(kind).ranked.length,
    ranking: identifyGameRankings()[kind],
  }
}

function countAppearances({ appearances, rankedToday }: PageSource, { kind, id }: Item): ItemPage['appearances'] {
  return appearances(kind).get(id) ?? (rankedToday(id) ? { rankedCups: 0, tours: 0 } : null)
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
