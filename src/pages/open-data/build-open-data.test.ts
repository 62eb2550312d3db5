import { groupBy } from '#catalogue/group-by.ts'
import { expect, test } from 'vitest'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import { joinPieces } from '../data/output-file.ts'
import { buildPageSource } from '../source/build-page-source.ts'
import { reportedCatalogue } from '../testing/reported-catalogue.ts'
import { buildIndexFile, buildOpenEntities, buildOpenRelations, buildRankingFiles } from './build-open-data.ts'
import { buildOpenIndex } from './build-open-index.ts'
import { buildSchemas } from './build-schemas.ts'
import { joinOpenData } from './join-open-data.ts'
import { openEntities, openRelations } from './open-collections.ts'
import { entityDataPath, tableDataPath } from './open-data-path.ts'

const source = buildPageSource(reportedCatalogue, buildDayRankings(reportedCatalogue))
// Checks everything against its shape on the way.
const built = [
  ...openEntities.flatMap((plan) => [...buildOpenEntities(plan, source)]),
  ...openRelations.flatMap((plan) => [...buildOpenRelations(plan, source)]),
  buildIndexFile(source),
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
  expect(count).toBeGreaterThan(0)
  const withHead = count + 1
  expect(files.get(csv)?.trimEnd().split('\r\n')).toHaveLength(withHead)
  expect(paths).toContain(schema)
  if (!entity) return
  expect(paths).toContain(entity.schema)
  const { name: known } = openEntities.find((plan) => plan.name === name)!
  for (const { id } of readRows(json)) expect(paths).toContain(entityDataPath(known, id))
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
