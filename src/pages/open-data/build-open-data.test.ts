import { contentTables } from '#catalogue/content-tables.ts'
import { groupBy } from '#base/group-by.ts'
import { expect, test } from 'vitest'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { joinPieces } from '../data/output-file.ts'
import { buildPageSource } from '../source/build-page-source.ts'
import { reportedCatalogue } from '../testing/reported-catalogue.ts'
import {
  buildIndexFile,
  buildOpenEntities,
  buildOpenRelations,
  buildOpenSeries,
  buildRankingFiles,
  joinOpenData,
} from './build-open-data.ts'
import { buildOpenIndex } from './build-open-index.ts'
import { listFields } from './shapes/list-fields.ts'
import { buildSchemas } from './open-shapes.ts'
import { listCollections, openRelations, openSeries } from './open-collections.ts'
import { openEntities } from './open-entities.ts'
import { entityDataPath, schemaRoot, tableDataPath } from './open-data-path.ts'

const source = buildPageSource(reportedCatalogue, buildDayRankings(reportedCatalogue))
// Checks everything against its shape on the way.
const built = [
  ...openEntities.flatMap((plan) => [...buildOpenEntities(plan, source)]),
  ...openRelations.flatMap((plan) => [...buildOpenRelations(plan, source)]),
  ...openSeries.flatMap((plan) => [...buildOpenSeries(plan, source)]),
  buildIndexFile(source, () => ({ bytes: 1, sha256: '0'.repeat(64) })),
  ...buildSchemas(),
  ...buildRankingFiles(source),
]
const files = new Map(built.map((file) => [file.path, joinPieces(file)]))
const paths = [...files.keys()]
const index = buildOpenIndex(source)

function readRows(path: string): { readonly id: string }[] {
  return JSON.parse(files.get(path) ?? 'null').rows
}

test.each(index.collections)('the files of $name are there, with as many rows as the index says', (collection) => {
  const { name, json, csv, schema, count, entity } = collection
  expect(readRows(json)).toHaveLength(count)
  // The small game has none of the tables that are copied whole, and no pipes.
  expect(count > 0).toBe(!(name in contentTables) && name !== 'pipe-boosts')
  const withHead = count + 1
  expect(files.get(csv)?.trimEnd().split('\r\n')).toHaveLength(withHead)
  expect(paths).toContain(schema)
  if (!entity) return
  expect(paths).toContain(entity.schema)
  const { name: known } = openEntities.find((plan) => plan.name === name)!
  for (const { id } of readRows(json)) expect(paths).toContain(entityDataPath(known, id))
})

test('the dictionary says what every column means', () => {
  for (const { name, row } of listCollections())
    for (const field of listFields(row)) expect(field.description, `${name}.${field.name}`).toMatch(/\.$/)
})

test('keys are unique, and what refers to another table is found there', () => {
  const rowsOf = new Map(listCollections().map(({ name, build }) => [name, [...build(source)].map(readCells)]))
  for (const { name, key, row } of listCollections()) {
    const rows = rowsOf.get(name)!
    const keys = rows.map((cells) => JSON.stringify(key.map((column) => cells[column])))
    expect(new Set(keys).size, name).toBe(keys.length)
    for (const { name: column, references } of listFields(row)) {
      if (references === null) continue
      const [table = '', target = ''] = references.split('.')
      const known = new Set(rowsOf.get(table)!.map((cells) => cells[target]))
      const strays = rows.map((cells) => cells[column]).filter((value) => value !== null && !known.has(value))
      expect(strays, `${name}.${column}`).toEqual([])
    }
  }
})

function readCells(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row))
}

test('schemas are open, so that fields may be added', () => {
  for (const path of paths.filter((known) => known.startsWith(schemaRoot)))
    expect(files.get(path), path).not.toContain('"additionalProperties": false')
})

test('collections of one schema have the same shapes', () => {
  for (const plans of groupBy([...openEntities, ...openRelations], ({ schema }) => schema).values()) {
    expect(new Set(plans.map(({ row }) => row)).size).toBe(1)
    expect(new Set(plans.map((plan) => ('entity' in plan ? plan.entity : null))).size).toBe(1)
  }
})

test('the bulk file has every collection of things', () => {
  const pieces = joinOpenData(paths, (part) => files.get(part)!)
  const bulk: Record<string, unknown> = JSON.parse([...pieces].join(''))
  expect(Object.keys(bulk)).toEqual(['index', ...openEntities.map(({ name }) => name), 'ranking'])
  for (const { name } of openEntities)
    expect(bulk[name]).toMatchObject(readRows(tableDataPath(name)).map(({ id }) => ({ id })))
})
