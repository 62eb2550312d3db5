import * as z from 'zod'
import { buildDictionary } from '#pages/open-data/build-dictionary.ts'
import type { OpenCollectionPlan } from '#pages/open-data/open-collection-plan.ts'
import { listCollections } from '#pages/open-data/open-collections.ts'
import { checkRows } from '#pages/open-data/build-open-data.ts'
import type { Row } from '#pages/open-data/format-table.ts'
import { listFields, type FieldFacts } from '#pages/open-data/shapes/list-fields.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'

export type Cell = string | number | boolean | null

/** A table of the archive with all its rows. */
export interface ArchiveTable {
  readonly plan: OpenCollectionPlan
  readonly fields: readonly FieldFacts[]
  readonly rows: readonly Readonly<Record<string, Cell>>[]
}

/**
 * Every table of the open data that has rows of its own, without columns that are deprecated or mean something on this
 * site alone. Throws if a column holds lists: they have a table of their own.
 */
export function listArchiveTables(source: PageSource): ArchiveTable[] {
  const plans = listCollections().filter(({ archivedAs }) => archivedAs === undefined)
  const tables = plans.filter(({ name }) => !dictionaryNames.has(name)).map((plan) => fillTable(plan, source))
  // The tables about tables speak of those that are here, whose rows can be counted by now.
  const described: OpenCollectionPlan[] = tables.map(({ plan, rows }) => ({ ...plan, count: () => rows.length }))
  const dictionary = buildDictionary(() => [...described, ...dictionary])
  return [...tables, ...dictionary.map((plan) => fillTable(plan, source))]
}

const dictionaryNames: ReadonlySet<string> = new Set(buildDictionary(() => []).map(({ name }) => name))

function fillTable(published: OpenCollectionPlan, source: PageSource): ArchiveTable {
  const row = dropColumns(published.row)
  const plan = { ...published, row }
  const fields = listFields(row)
  const list = fields.find(({ jsonType }) => jsonType === 'array')
  if (list) throw new Error(`"${list.name}" of ${plan.name} holds lists: give them a table of their own.`)
  const columns = fields.map(({ name }) => name)
  const rows = [...checkRows(plan.name, row, columns, plan.build(source))].map(requireCells)
  return { plan, fields, rows }
}

function dropColumns(row: z.ZodObject): z.ZodObject {
  const dropped = new Set(
    listFields(row).flatMap(({ name, isDeprecated, isOfSite }) => (isDeprecated || isOfSite ? name : [])),
  )
  return z.strictObject(Object.fromEntries(Object.entries(row.shape).filter(([name]) => !dropped.has(name))))
}

function requireCells(row: Row): Record<string, Cell> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value as Cell]))
}
