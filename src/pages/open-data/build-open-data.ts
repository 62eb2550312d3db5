import * as z from 'zod'
import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { itemCollections } from '../cards/emblem-path.ts'
import type { OutputFile } from '../data/output-file.ts'
import { buildOpenIndex, findDataDay } from './build-open-index.ts'
import { buildOpenRanking } from './build-open-ranking.ts'
import { buildSchemas } from './build-schemas.ts'
import { openEntities, openRelations, type OpenCollection } from './open-collections.ts'
import {
  bulkDataPath,
  entityDataPath,
  openIndexPath,
  tableDataPath,
  todaysRankingPath,
  todaysRankingTablePath,
} from './open-data-path.ts'
import { indexShape } from './shapes/index-shape.ts'
import { rankingRowShape, rankingShape, type OpenRanking } from './shapes/ranking-shape.ts'
import { formatCsv, formatTable, type Row } from './format-table.ts'

type AnyCollection = (typeof openEntities | typeof openRelations)[number]

/**
 * The tables of all collections, as JSON and CSV. Each row is checked against the shape that is published for it before it
 * is handed out: a field that is not promised, or a promise that is not kept, throws.
 */
export function* buildOpenTables(source: PageSource): Iterable<OutputFile> {
  const asOf = findDataDay(source)
  for (const collection of [...openEntities, ...openRelations])
    yield* buildTables(collection, collection.build(source), asOf)
}

/**
 * The index, schemas, single things, today's ranking, and all of it in one file, checked as the tables are. Collections
 * are made one after the other and forgotten but for their text, which is a tenth of them.
 */
export function* buildOpenData(source: PageSource): Iterable<OutputFile> {
  const index = JSON.stringify(indexShape.parse(buildOpenIndex(source)))
  yield buildTextFile(openIndexPath, index)
  yield* buildSchemas()

  const parts = [`"index":${index}`]
  for (const collection of openEntities) {
    const entities = collection.build(source)
    const texts = entities.map((entity) => JSON.stringify(collection.entity.parse(entity)))
    for (const [row, text] of texts.entries())
      yield buildTextFile(entityDataPath(collection.name, entities[row]!.id), text)
    parts.push(`"${collection.name}":[\n${texts.join(',\n')}\n]`)
  }

  const ranking = rankingShape.parse(buildOpenRanking(source))
  const rankingText = JSON.stringify(ranking)
  yield buildTextFile(todaysRankingPath, rankingText)
  yield buildRankingTable(ranking)
  yield buildTextFile(bulkDataPath, `{${[...parts, `"ranking":${rankingText}`].join(',\n')}}`)
}

function* buildTables({ name, row }: AnyCollection, things: Iterable<object>, asOf: string): Iterable<OutputFile> {
  const columns = Object.keys(row.shape)
  const { json, csv } = formatTable(asOf, columns, checkRows(name, row, columns, things))
  yield { path: tableDataPath(name), text: json }
  yield { path: tableDataPath(name, 'csv'), text: csv }
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
    if (error) throw new Error(`A row of ${name} is not as its shape says:\n${z.prettifyError(error)}`)
    yield row
  }
}

/** The columns stand in the order of the shape, in every row. */
function pickColumns(thing: object, columns: readonly string[]): Row {
  const fields = new Map(Object.entries(thing))
  return Object.fromEntries(columns.map((column) => [column, fields.get(column)]))
}

function buildRankingTable(ranking: OpenRanking): OutputFile {
  const columns = ['kind', ...Object.keys(rankingRowShape.shape)]
  const rows = itemKinds.flatMap((kind) => ranking[itemCollections[kind]].rows.map((row) => ({ kind, ...row })))
  return { path: todaysRankingTablePath, text: formatCsv(columns, rows) }
}

function buildTextFile(path: string, text: string): OutputFile {
  return { path, text: `${text}\n` }
}
