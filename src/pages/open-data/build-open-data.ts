import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../build-page-source.ts'
import { itemCollections } from '../emblem-path.ts'
import { buildOpenIndex, findDataDay } from './build-open-index.ts'
import { buildOpenRanking } from './build-open-ranking.ts'
import { buildSchemas } from './build-schemas.ts'
import { collectionShapes } from './collection-shapes.ts'
import { collectOpenThings, collectRelations } from './collect-open-things.ts'
import {
  bulkDataPath,
  entityCollections,
  entityDataPath,
  openCollections,
  openIndexPath,
  tableDataPath,
  todaysRankingPath,
  todaysRankingTablePath,
  type OpenCollection,
} from './open-data-path.ts'
import type { PublishedFile } from '../published-file.ts'
import { openShapes } from './open-shapes.ts'
import { rankingRowShape, type OpenRanking } from './ranking-shape.ts'
import { writeCsv, writeJsonTable, type Row } from './write-table.ts'

/**
 * Every file of the open data. Each is checked against the shape that is published for it before it is handed out:
 * a field that is not promised, or a promise that is not kept, throws.
 */
export function* buildOpenData(source: PageSource): Iterable<PublishedFile> {
  const asOf = findDataDay(source)
  const things = collectOpenThings(source)
  const tables = { ...things, ...collectRelations(source) }
  const index = buildOpenIndex(source, countRows(tables))
  const ranking = buildOpenRanking(source)
  // Single things and the ranking are the same objects in their own files: checked here, once.
  const bulk = openShapes.bulk.parse({ index, ...things, ranking })

  yield writeJson(openIndexPath, index)
  yield* buildSchemas()
  for (const collection of openCollections) yield* writeTable(collection, tables[collection], asOf)
  for (const collection of entityCollections) {
    for (const thing of bulk[collection]) yield writeJson(entityDataPath(collection, thing.id), thing)
  }
  yield writeJson(todaysRankingPath, ranking)
  yield writeRankingTable(ranking)
  yield writeJson(bulkDataPath, bulk)
}

function countRows(tables: Readonly<Record<OpenCollection, readonly unknown[]>>): Record<OpenCollection, number> {
  const counts = openCollections.map((collection) => [collection, tables[collection].length] as const)
  return Object.fromEntries(counts) as Record<OpenCollection, number>
}

function* writeTable(collection: OpenCollection, things: readonly object[], asOf: string): Iterable<PublishedFile> {
  const { row: rowShape, table } = collectionShapes[collection]
  const columns = Object.keys(rowShape.shape)
  const rows = things.map((thing) => pickColumns(thing, columns))
  openShapes[table].parse({ asOf, count: rows.length, rows })
  yield { path: tableDataPath(collection), text: writeJsonTable(asOf, rows) }
  yield { path: tableDataPath(collection, 'csv'), text: writeCsv(columns, rows) }
}

/** The columns stand in the order of the shape, in every row. */
function pickColumns(thing: object, columns: readonly string[]): Row {
  const fields = new Map(Object.entries(thing))
  return Object.fromEntries(columns.map((column) => [column, fields.get(column)]))
}

function writeRankingTable(ranking: OpenRanking): PublishedFile {
  const columns = ['kind', ...Object.keys(rankingRowShape.shape)]
  const rows = itemKinds.flatMap((kind) => ranking[itemCollections[kind]].rows.map((row) => ({ kind, ...row })))
  return { path: todaysRankingTablePath, text: writeCsv(columns, rows) }
}

function writeJson(path: string, value: unknown): PublishedFile {
  return { path, text: `${JSON.stringify(value)}\n` }
}
