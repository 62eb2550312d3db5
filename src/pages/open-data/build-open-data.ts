import * as z from 'zod'
import { groupBy } from '#base/group-by.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { formulaVersion } from '#rankings/formula.ts'
import type { KindRanking, RankedItem } from '#rankings/ranking.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { itemCollections } from '../cards/emblem-path.ts'
import type { OutputFile } from '../data/output-file.ts'
import { roundParts } from '../source/rankings/build-ranking-row.ts'
import { dayRankingPath } from '../routes/routes.ts'
import type { Measure } from './build-data-package.ts'
import { findTableDay } from './build-dictionary.ts'
import { buildOpenIndex, listSeriesYears } from './build-open-index.ts'
import { openEntities } from './open-entities.ts'
import { buildOpenRankedCup } from './build-open-entities.ts'
import { type OpenRanking, type RankingTableRow, rankingRowShape, rankingShape } from './shapes/ranking-shape.ts'
import type { OpenCollectionPlan } from './open-collection-plan.ts'
import { openSeries, type openRelations } from './open-collections.ts'
import {
  bulkDataPath,
  entityDataPath,
  openDataRoot,
  openIndexPath,
  seriesDataPath,
  tableDataPath,
  todaysRankingPath,
  todaysRankingTablePath,
} from './open-data-path.ts'
import { indexShape } from './shapes/index-shape.ts'
import { forSpreadsheets, formatCsv, formatTable, type Row, type TableTexts } from './format-table.ts'

type EntityPlan = (typeof openEntities)[number]
type RelationPlan = (typeof openRelations)[number]
type SeriesPlan = (typeof openSeries)[number]

/**
 * The table of a collection as JSON and CSV, and a file for each thing. Everything is checked against its published
 * shape before it is returned: an unpromised field, or a broken promise, throws.
 */
export function* buildOpenEntities(plan: EntityPlan, source: PageSource): Iterable<OutputFile> {
  const things = plan.build(source)
  yield* buildTables(plan, things, findTableDay(plan, source))
  for (const thing of things)
    yield buildTextFile(entityDataPath(plan.name, thing.id), JSON.stringify(plan.entity.parse(thing)))
}

/** The table of a collection that has no other files, checked likewise. */
export function buildOpenRelations(plan: RelationPlan, source: PageSource): Iterable<OutputFile> {
  return buildTables(plan, plan.build(source), findTableDay(plan, source))
}

/** The table of a series as JSON and CSV, a file for each year, checked likewise. */
export function* buildOpenSeries(plan: SeriesPlan, source: PageSource): Iterable<OutputFile> {
  const years = groupBy(plan.build(source), ({ from }) => from.slice(0, 4))
  for (const year of listSeriesYears(source)) {
    const { json, csv } = formatPlan(plan, years.get(year) ?? [], findTableDay(plan, source))
    yield { path: seriesDataPath(plan.name, year), pieces: json }
    yield { path: seriesDataPath(plan.name, year, 'csv'), pieces: forSpreadsheets(csv) }
  }
}

/** @param measure size and hash of a file of the open data */
export function buildIndexFile(source: PageSource, measure: (path: string) => Measure): OutputFile {
  const index = buildOpenIndex(source)
  const paths = [...index.collections.flatMap(({ json, csv }) => [json, csv]), ...index.files.map(({ path }) => path)]
  const checksums = paths.filter(isMeasured).map((path) => ({ path, ...measure(path) }))
  return buildTextFile(openIndexPath, JSON.stringify(indexShape.parse({ ...index, checksums })))
}

/** What is made from the index cannot be in it. */
function isMeasured(path: string): boolean {
  return path.startsWith(openDataRoot) && path !== bulkDataPath
}

/** The CSV files of a table. */
export function listTableFiles(name: string, source: PageSource): string[] {
  const series = openSeries.find((plan) => plan.name === name)
  if (series) return listSeriesYears(source).map((year) => seriesDataPath(series.name, year, 'csv'))
  return [`${openDataRoot}${name}.csv`]
}

/** Today's ranking, as JSON and CSV. */
export function buildRankingFiles(source: PageSource): OutputFile[] {
  const ranking = rankingShape.parse(buildOpenRanking(source))
  return [buildTextFile(todaysRankingPath, JSON.stringify(ranking)), buildRankingTable(ranking)]
}

function* buildTables(plan: EntityPlan | RelationPlan, things: Iterable<object>, asOf: string): Iterable<OutputFile> {
  const { json, csv } = formatPlan(plan, things, asOf)
  yield { path: tableDataPath(plan.name), pieces: json }
  yield { path: tableDataPath(plan.name, 'csv'), pieces: forSpreadsheets(csv) }
}

function formatPlan(plan: OpenCollectionPlan, things: Iterable<object>, asOf: string): TableTexts {
  return formatTable(asOf, Object.keys(plan.row.shape), checkRows(plan, things))
}

/** The columns of a table, in the order of its shape, of rows that match it. Throws for one that does not. */
export function* checkRows({ name, row }: Pick<OpenCollectionPlan, 'name' | 'row'>, things: Iterable<object>) {
  // Whatever else a thing has is left out.
  const columns = z.object(row.shape)
  for (const thing of things) {
    const { data, error } = columns.safeParse(thing)
    if (error) throw new Error(`A row of ${name} does not match its shape:\n${z.prettifyError(error)}`)
    yield data as Row
  }
}

function buildRankingTable(ranking: OpenRanking): OutputFile {
  const columns = ['kind', ...Object.keys(rankingRowShape.shape)]
  const rows = itemKinds.flatMap((kind) => ranking[itemCollections[kind]].rows.map((row) => ({ kind, ...row })))
  return { path: todaysRankingTablePath, pieces: formatCsv(columns, rows) }
}

function buildTextFile(path: string, text: string): OutputFile {
  return { path, pieces: [text, '\n'] }
}

/** The whole ranking of the newest day. */
function buildOpenRanking(source: PageSource): OpenRanking {
  const { date, label, tour, week, kinds } = source.today
  const buildKind = (kind: ItemKind) => ({
    unchangedSince: kinds[kind].unchangedSince,
    rows: kinds[kind].ranked.map((item) => buildRow(source, kinds[kind], item)),
  })
  return {
    date,
    page: dayRankingPath(date),
    label,
    formulaVersion,
    tour: tour.id,
    rankedCup: week && buildOpenRankedCup(tour, week),
    drivers: buildKind('driver'),
    karts: buildKind('kart'),
    gliders: buildKind('glider'),
  }
}

function buildRow({ references }: PageSource, { movement }: KindRanking, ranked: RankedItem): RankingTableRow {
  const { itemId, rank, score, tier, top, middle, isNew } = ranked
  const { name, rarity } = references.item(itemId)
  return {
    rank,
    id: itemId,
    name,
    rarity,
    score: Math.round(score),
    tier,
    shelf: null,
    points: null,
    skill: null,
    ...roundParts(ranked),
    topInCup: top.cup,
    topInTour: top.tour,
    topInGame: top.all,
    middleInGame: middle.all,
    isNew,
    movement: movement[ranked.rank - 1] ?? null,
  }
}

/**
 * Everything in one file: the index, every single thing and the last day's ranking. The text comes in pieces, because the whole
 * is by far the largest of the site.
 * @param paths of all other files of the open data, in the order in which they are built
 * @param read the text of one of them
 */
export function* joinOpenData(paths: readonly string[], read: (path: string) => string): Iterable<string> {
  const readLine = (path: string) => read(path).trimEnd()
  yield `{"index":${readLine(openIndexPath)},\n`
  for (const { name } of openEntities) {
    const things = paths.filter((path) => path.startsWith(`${openDataRoot}${name}/`))
    yield `"${name}":[\n`
    for (const [index, thing] of things.entries()) yield index === 0 ? readLine(thing) : `,\n${readLine(thing)}`
    yield '\n],\n'
  }
  yield `"ranking":${readLine(todaysRankingPath)}}\n`
}
