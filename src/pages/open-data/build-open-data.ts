import * as z from 'zod'
import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { itemCollections } from '../cards/emblem-path.ts'
import type { OutputFile } from '../data/output-file.ts'
import { buildOpenIndex, findDataDay } from './build-open-index.ts'
import { buildOpenRanking } from './build-open-ranking.ts'
import type { OpenCollection, openEntities, openRelations } from './open-collections.ts'
import {
  entityDataPath,
  openIndexPath,
  tableDataPath,
  todaysRankingPath,
  todaysRankingTablePath,
} from './open-data-path.ts'
import { indexShape } from './shapes/index-shape.ts'
import { rankingRowShape, rankingShape, type OpenRanking } from './shapes/ranking-shape.ts'
import { formatCsv, formatTable, type Row } from './format-table.ts'

type EntityPlan = (typeof openEntities)[number]
type RelationPlan = (typeof openRelations)[number]

/**
 * The table of a collection as JSON and CSV, and a file for each thing. Everything is checked against its published
 * shape before it is returned: an unpromised field, or a broken promise, throws.
 */
export function* buildOpenEntities(plan: EntityPlan, source: PageSource): Iterable<OutputFile> {
  const things = plan.build(source)
  yield* buildTables(plan, things, findDataDay(source))
  for (const thing of things)
    yield buildTextFile(entityDataPath(plan.name, thing.id), JSON.stringify(plan.entity.parse(thing)))
}

/** The table of a collection that has no other files, checked likewise. */
export function buildOpenRelations(plan: RelationPlan, source: PageSource): Iterable<OutputFile> {
  return buildTables(plan, plan.build(source), findDataDay(source))
}

export function buildIndexFile(source: PageSource): OutputFile {
  return buildTextFile(openIndexPath, JSON.stringify(indexShape.parse(buildOpenIndex(source))))
}

/** Today's ranking, as JSON and CSV. */
export function buildRankingFiles(source: PageSource): OutputFile[] {
  const ranking = rankingShape.parse(buildOpenRanking(source))
  return [buildTextFile(todaysRankingPath, JSON.stringify(ranking)), buildRankingTable(ranking)]
}

function* buildTables(
  { name, row }: EntityPlan | RelationPlan,
  things: Iterable<object>,
  asOf: string,
): Iterable<OutputFile> {
  const columns = Object.keys(row.shape)
  const { json, csv } = formatTable(asOf, columns, checkRows(name, row, columns, things))
  yield { path: tableDataPath(name), pieces: json }
  yield { path: tableDataPath(name, 'csv'), pieces: csv }
}

function* checkRows(
  name: OpenCollection,
  shape: z.ZodObject,
  columns: readonly string[],
  things: Iterable<object>,
): Iterable<Row> {
  for (const thing of things) {
    const row = pickColumns(thing, columns)
    const { error } = shape.safeParse(row)
    if (error) throw new Error(`A row of ${name} does not match its shape:\n${z.prettifyError(error)}`)
    yield row
  }
}

/** The columns are in the order of the shape, in every row. */
function pickColumns(thing: object, columns: readonly string[]): Row {
  const fields = new Map(Object.entries(thing))
  return Object.fromEntries(columns.map((column) => [column, fields.get(column)]))
}

function buildRankingTable(ranking: OpenRanking): OutputFile {
  const columns = ['kind', ...Object.keys(rankingRowShape.shape)]
  const rows = itemKinds.flatMap((kind) => ranking[itemCollections[kind]].rows.map((row) => ({ kind, ...row })))
  return { path: todaysRankingTablePath, pieces: formatCsv(columns, rows) }
}

function buildTextFile(path: string, text: string): OutputFile {
  return { path, pieces: [text, '\n'] }
}
