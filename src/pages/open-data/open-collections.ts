import { itemKinds, type ShelfRecord } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import {
  type CorrectionRow,
  type ShelfRow,
  correctionRowShape,
  shelfRowShape,
  anyItemRowShape,
} from './shapes/item-shape.ts'
import { buildDictionary, buildSourceRows } from './build-dictionary.ts'
import {
  buildNameRows,
  countNameRows,
  buildBestLoadoutRows,
  buildCourseActionsRows,
  buildPipeBoostRows,
  buildDayRows,
  buildRankingPeriodRows,
  buildShelfRecordRows,
} from './build-collection-rows.ts'
import { byTour, openEntities } from './open-entities.ts'
import { buildVariantRows, buildAnyItemRows, buildCupRows } from './build-open-entities.ts'
import {
  buildCityCourseRows,
  buildCupCourseRows,
  buildCycleRows,
  buildRankedCupCourseRows,
  buildRankedCupRows,
  buildTourCupRows,
  contentRelations,
} from './open-relations.ts'
import type { OpenCollectionPlan } from './open-collection-plan.ts'
import { nameRowShape } from './shapes/thing-shapes.ts'
import { variantRowShape } from './shapes/course-shape.ts'
import { bestLoadoutRowShape, courseActionsRowShape, pipeBoostRowShape } from './shapes/points-shape.ts'
import { dayRowShape, rankingPeriodRowShape, shelfRecordRowShape, sourceRowShape } from './shapes/record-shape.ts'
import {
  cityCourseRowShape,
  cupCourseRowShape,
  cupRowShape,
  cycleRowShape,
  rankedCupCourseRowShape,
  rankedCupRowShape,
  tourCupRowShape,
} from './shapes/tour-shape.ts'
import type { IsoDate } from '#catalogue/calendar.ts'

/** Relations between things; a table each, and no file for a single row. */
export const openRelations = [
  {
    name: 'items',
    contents: 'Drivers, karts and gliders in one table.',
    schema: 'any-item',
    row: anyItemRowShape,
    key: ['id'],
    order: 'Drivers, karts, gliders; each as the game lists them.',
    provenance: 'drivers',
    count: ({ catalogue }) => catalogue.itemById.size,
    build: buildAnyItemRows,
  },
  {
    name: 'variants',
    contents: 'Course variants: reverse, tricks, and so on.',
    schema: 'variant',
    row: variantRowShape,
    key: ['id'],
    order: 'By course, then by layout.',
    count: ({ catalogue }) => catalogue.variantById.size,
    build: buildVariantRows,
  },
  {
    name: 'shelves',
    contents: 'Every shelf on record: which item, on which variant, from which level, since when.',
    schema: 'shelf',
    row: shelfRowShape,
    key: ['item', 'variant', 'shelf', 'level', 'since'],
    order:
      'By item as the game lists them, then by variant; an item that a level promotes has a middle row and, below it, a top one.',
    asOf: findDataDay,
    count: (source) => sum(itemKinds.flatMap((kind) => source.items[kind].map(({ shelves }) => shelves.length))),
    build: buildShelfRows,
  },
  {
    name: 'corrections',
    contents: 'Shelves that players have reported, with the day and how many have.',
    schema: 'correction',
    row: correctionRowShape,
    key: ['item', 'variant', 'shelf', 'level', 'date'],
    order: 'Newest first.',
    asOf: (source) => source.shelves.reported[0]?.date ?? findDataDay(source),
    count: ({ shelves }) => shelves.reported.length,
    build: buildCorrectionRows,
  },
  {
    name: 'cups',
    contents: 'The cups and ranked cups of all tours.',
    schema: 'cup',
    row: cupRowShape,
    key: ['tourNumber', 'position', 'week'],
    order: 'By tour: its cups, then its ranked cups.',
    archivedAs: ['tour-cups', 'ranked-cups'],
    count: ({ catalogue }) => sum(catalogue.tours.map(({ cups, rankedCups }) => cups.length + rankedCups.length)),
    build: buildCupRows,
  },
  {
    name: 'names',
    contents: 'The official names of items, courses and skills in ten languages besides English.',
    schema: 'name',
    row: nameRowShape,
    key: ['collection', 'id', 'language'],
    order: 'By collection, then by thing.',
    count: countNameRows,
    build: buildNameRows,
  },
  {
    name: 'tour-cups',
    contents: 'The cups of all tours, without the ranked ones.',
    schema: 'tour-cup',
    row: tourCupRowShape,
    key: ['tourNumber', 'position'],
    order: byTour,
    provenance: 'cups',
    count: ({ catalogue }) => sum(catalogue.tours.map(({ cups }) => cups.length)),
    build: buildTourCupRows,
  },
  {
    name: 'cup-courses',
    contents: 'The courses of those cups.',
    schema: 'cup-course',
    row: cupCourseRowShape,
    key: ['tourNumber', 'position', 'course'],
    order: byTour,
    provenance: 'cups',
    count: ({ catalogue }) => sum(catalogue.tours.flatMap(({ cups }) => cups.map((cup) => cup.variantIds.length))),
    build: buildCupCourseRows,
  },
  {
    name: 'ranked-cups',
    contents: 'The ranked cups of all tours.',
    schema: 'ranked-cup',
    row: rankedCupRowShape,
    key: ['tourNumber', 'week'],
    provenance: 'cups',
    count: ({ catalogue }) => sum(catalogue.tours.map(({ rankedCups }) => rankedCups.length)),
    build: buildRankedCupRows,
  },
  {
    name: 'ranked-cup-courses',
    contents: 'The courses of the ranked cups.',
    schema: 'ranked-cup-course',
    row: rankedCupCourseRowShape,
    key: ['tourNumber', 'week', 'course'],
    provenance: 'cups',
    count: ({ catalogue }) =>
      sum(catalogue.tours.flatMap((tour) => tour.rankedCups.map((cup) => cup.variantIds.length))),
    build: buildRankedCupCourseRows,
  },
  {
    name: 'city-courses',
    contents: 'City courses in the tours in which they were new.',
    schema: 'city-course',
    row: cityCourseRowShape,
    key: ['tourNumber', 'variant'],
    provenance: 'tours',
    count: (source) => buildCityCourseRows(source).length,
    build: buildCityCourseRows,
  },
  {
    name: 'cycle',
    contents: 'The tours that came round every year from October 2023 on.',
    schema: 'cycle',
    row: cycleRowShape,
    key: ['position'],
    provenance: 'tours',
    count: ({ catalogue }) => catalogue.cycle.turns.length,
    build: buildCycleRows,
  },
  {
    name: 'shelf-records',
    contents: 'The days on which the shelves of the whole game were recorded.',
    schema: 'shelf-record',
    row: shelfRecordRowShape,
    key: ['date'],
    provenance: 'shelves',
    asOf: findDataDay,
    count: ({ catalogue }) => catalogue.shelfRecords.length,
    build: buildShelfRecordRows,
  },
  {
    name: 'days',
    contents: 'Every day that has a ranking: its tour, and how sure its shelves are.',
    schema: 'day',
    row: dayRowShape,
    key: ['date'],
    provenance: 'shelves',
    count: ({ rankings }) => rankings.days.length,
    build: buildDayRows,
  },
  {
    name: 'course-actions',
    contents: 'What a good race on each course variant holds, as players counted it.',
    schema: 'course-actions',
    row: courseActionsRowShape,
    key: ['variant'],
    count: ({ catalogue }) => catalogue.variantById.size,
    build: buildCourseActionsRows,
  },
  {
    name: 'pipe-boosts',
    contents:
      'Items of pipes that stood one shelf higher in the cups of a tour. The driver of a cup did so on its courses; Mii racing suits on the first course of each cup from tour 65 on, and on every course of the Mii Cup.',
    schema: 'pipe-boost',
    row: pipeBoostRowShape,
    key: ['tourNumber', 'course', 'item'],
    count: (source) => buildPipeBoostRows(source).length,
    build: buildPipeBoostRows,
  },
  {
    name: 'best-loadouts',
    contents: 'The best driver, kart and glider on each course variant, with the estimated points of a race.',
    schema: 'best-loadout',
    row: bestLoadoutRowShape,
    key: ['variant'],
    asOf: findDataDay,
    count: ({ catalogue }) => catalogue.variantById.size,
    build: buildBestLoadoutRows,
  },
  ...contentRelations,
  {
    name: 'sources',
    contents: 'What the facts were taken from.',
    schema: 'source',
    row: sourceRowShape,
    key: ['id'],
    order: 'As the tables name them.',
    provenance: 'guides',
    count: ({ catalogue }) => buildSourceRows(catalogue).length,
    build: ({ catalogue }) => buildSourceRows(catalogue),
  },
  ...buildDictionary(listCollections),
] as const satisfies readonly OpenCollectionPlan[]

/** A table that is too large for one file: the rows of each year are in a file of their own. */
export const openSeries = [
  {
    name: 'rankings',
    contents: 'The first 25 drivers, karts and gliders of every ranking that differs from the one before.',
    schema: 'ranking-period',
    row: rankingPeriodRowShape,
    key: ['from', 'kind', 'rank'],
    order: 'By kind, then by day, then by rank.',
    provenance: 'shelves',
    build: buildRankingPeriodRows,
  },
] as const satisfies readonly OpenCollectionPlan[]

/** Every table, in the order of the index. */
export function listCollections(): readonly OpenCollectionPlan[] {
  return [...openEntities, ...openRelations, ...openSeries]
}

export type EntityCollection = (typeof openEntities)[number]['name']
export type SeriesCollection = (typeof openSeries)[number]['name']
export type OpenCollection = EntityCollection | (typeof openRelations)[number]['name']

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Every shelf on record, by item; one at a time, because there are tens of thousands. */
function* buildShelfRows({ items }: PageSource): Iterable<ShelfRow> {
  for (const kind of itemKinds) {
    for (const { id, shelves } of items[kind]) {
      for (const { variantId, shelf, level, since, until } of shelves) {
        yield { kind, item: id, variant: variantId, shelf, level, since, until }
      }
    }
  }
}

/** Players' reports that reviewers have accepted, newest first. */
export function buildCorrectionRows({ shelves }: PageSource): CorrectionRow[] {
  return shelves.reported.map(({ item, variant, place: { shelf, level }, date, players }) => ({
    kind: item.kind,
    item: item.id,
    variant: variant.id,
    shelf,
    level,
    date,
    players,
  }))
}

/**
 * Day of the last record of all shelves, for which the shelves hold; before the first, the build day. A record of the top shelf
 * alone leaves the other shelves as old as they were.
 */
export function findDataDay({ catalogue, today }: PageSource): IsoDate {
  const isUsed = ({ date, scope }: ShelfRecord) => scope === 'full' && date <= today.date
  return catalogue.shelfRecords.findLast(isUsed)?.date ?? today.date
}
