import type { Item } from '#catalogue/entities.ts'
import { countKnownTops, measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { markEstimate } from '../source/mark-estimate.ts'
import { noteReported } from '../source/note-reported.ts'
import { buildItemCourses } from './build-item-courses.ts'
import { buildItemKeys, buildItemShop } from './build-item-shop.ts'
import { buildRankingRow } from '../source/build-ranking-row.ts'
import { buildLevelPoints } from './build-level-points.ts'
import { compareYears } from './compare-years.ts'
import { findItemCups } from './find-item-cups.ts'
import { spanRound } from '../source/span-round.ts'
import { findNeighbours } from '../source/find-neighbours.ts'
import { identifyGameRankings } from '../source/identify-ranking.ts'
import { compactItemCourse } from '../data/compact-item-course.ts'
import type { ItemHistory, ItemPage } from '../data/item-pages.ts'
import { itemPath } from '../routes/routes.ts'
import { summariseItemHistory } from './summarise-item-history.ts'

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
