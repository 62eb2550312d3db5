import { offerRates, waysToGet } from '#catalogue/content-tables.ts'
import type { Item } from '#catalogue/entities.ts'
import { countKnownTops, measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import { compactItemCourse } from '../data/compact-item-course.ts'
import type { ItemHistory, ItemKeys, ItemPage, ItemShop } from '../data/item-pages.ts'
import { itemPath } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { noteReported } from '../source/note-reported.ts'
import { buildRankingRow } from '../source/rankings/build-ranking-row.ts'
import { findNeighbours } from '../source/references/build-references.ts'
import { identifyGameRankings } from '../source/references/identify-ranking.ts'
import { spanRound } from '../source/references/ranked-cups.ts'
import { buildItemCourses, buildLevelPoints, findItemCups } from './build-item-courses.ts'
import { compareYears, markEstimate, summariseItemHistory } from './build-item-history.ts'

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
    today: buildToday(source, item),
    worth: buildWorth(source, item),
    ...countKnownShelves(item),
    appearances: countAppearances(source, item),
    round: spanRound(source.game.round),
    rankSince,
    best: best && { ...best, ...markEstimate(source.recordNote(best.date).label, label.label) },
    history,
    years: compareYears(source, item, history, courses),
    courses: courses.map(compactItemCourse),
    levelPoints: buildLevelPoints(source, item),
    lastCups: findItemCups(courses, source.pastCups),
    corrections: source.shelves.withdrawn.filter((correction) => correction.item.id === item.id),
    ...noteReported(source, (reported) => reported.item.id === item.id),
    shop: buildItemShop(source, item),
    keys: buildItemKeys(source, item),
    similar: source.shelves.similarItems(item, shownSimilar).map(({ id }) => references.item(id)),
    neighbours: findNeighbours(source.itemRefs[item.kind], index),
  }
}

function buildToday(source: PageSource, item: Item): ItemPage['today'] {
  const ranked = source.rankedToday(item.id)
  if (!ranked) return null
  const ranking = source.today.kinds[item.kind]
  const { item: _item, ...row } = buildRankingRow(source.references, ranked, ranking)
  return { ...row, middle: ranked.middle, of: ranking.ranked.length, plain: Math.round(ranking.plain.score) }
}

function buildWorth({ game }: PageSource, { kind, id }: Item): ItemPage['worth'] {
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

function countKnownShelves(item: Item): Pick<ItemPage, 'knownTops' | 'knownMiddles'> {
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
