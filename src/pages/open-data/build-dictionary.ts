/** What the tables and their columns are, as tables. */
import type { Catalogue } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { OpenCollectionPlan } from './open-collection-plan.ts'
import { listFields } from './shapes/list-fields.ts'
import {
  fieldRowShape,
  tableRowShape,
  tableSourceRowShape,
  type FieldRow,
  type SourceRow,
  type TableRow,
  type TableSourceRow,
} from './shapes/record-shape.ts'

/**
 * The tables that describe tables.
 * @param list those that they describe, themselves included
 */
export function buildDictionary(list: () => readonly OpenCollectionPlan[]) {
  return [
    {
      name: 'tables',
      contents: 'The tables themselves, with the days that they speak of.',
      schema: 'table',
      row: tableRowShape,
      key: ['name'],
      order: 'As the index lists them.',
      provenance: 'guides',
      count: () => list().length,
      build: (source) => buildTableRows(list(), source),
    },
    {
      name: 'table-sources',
      contents: 'Which table is from which sources.',
      schema: 'table-source',
      row: tableSourceRowShape,
      key: ['table', 'source'],
      order: 'By table; the source of most comes first.',
      provenance: 'guides',
      count: ({ catalogue }) => buildTableSourceRows(list(), catalogue).length,
      build: ({ catalogue }) => buildTableSourceRows(list(), catalogue),
    },
    {
      name: 'fields',
      contents: 'The data dictionary: every column of every table, with its meaning, unit, key and target.',
      schema: 'field',
      row: fieldRowShape,
      key: ['table', 'name'],
      order: 'By table, then by position.',
      provenance: 'guides',
      count: () => buildFieldRows(list()).length,
      build: () => buildFieldRows(list()),
    },
  ] as const satisfies readonly OpenCollectionPlan[]
}

export function buildSourceRows({ provenance }: Catalogue): SourceRow[] {
  const sources = new Map(
    [...provenance.values()].flatMap((table) => table.sources.map((source) => [source.id, source])),
  )
  return [...sources.values()].map(({ id, title, url, what }) => ({ id, title, address: url, what }))
}

function buildTableRows(plans: readonly OpenCollectionPlan[], source: PageSource): TableRow[] {
  return plans.map((plan) => ({
    name: plan.name,
    contents: plan.contents,
    rows: plan.count?.(source) ?? null,
    asOf: findTableDay(plan, source),
    key: plan.key.join(','),
    order: describeOrder(plan),
  }))
}

function buildTableSourceRows(plans: readonly OpenCollectionPlan[], { provenance }: Catalogue): TableSourceRow[] {
  return plans.flatMap((plan) =>
    (provenance.get(plan.provenance ?? plan.name)?.sources ?? []).map(({ id }) => ({ table: plan.name, source: id })),
  )
}

function buildFieldRows(plans: readonly OpenCollectionPlan[]): FieldRow[] {
  return plans.flatMap(({ name: table, row, key }) =>
    listFields(row).map((field, index) => ({
      table,
      position: index + 1,
      name: field.name,
      type: field.jsonType,
      nullable: field.isNullable,
      key: key.includes(field.name),
      choices: field.choices.filter((choice) => choice !== '').join(',') || null,
      format: field.format,
      unit: field.unit,
      references: field.references,
      deprecated: field.isDeprecated,
      description: field.description,
    })),
  )
}

/** The day that a table speaks of. */
export function findTableDay({ name, provenance = name, asOf }: OpenCollectionPlan, source: PageSource): string {
  return asOf?.(source) ?? source.catalogue.provenance.get(provenance)?.asOf ?? source.today.date
}

export function describeOrder({ key, order }: OpenCollectionPlan): string {
  return order ?? `By ${key.join(', then by ')}.`
}
