/** The tables as a Data Package, https://datapackage.org: what each column is, and which refers to which. */
import type { Catalogue, Source } from '#catalogue/entities.ts'
import type { OpenCollectionPlan } from './open-collection-plan.ts'
import { describeOrder, findTableDay } from './build-dictionary.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { listFields, type FieldFacts } from './shapes/list-fields.ts'

/** Size and SHA-256 of a file. */
export interface Measure {
  readonly bytes: number
  readonly sha256: string
}

export interface TableFile extends Measure {
  /** Relative to the package. */
  readonly path: string
}

const licences = [
  {
    name: 'CC0-1.0',
    title: 'Creative Commons Zero 1.0: facts (names, numbers, dates, relations), rankings and the tables as such',
    path: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  { name: 'MIT', title: 'MIT: our own texts and pictures', path: 'https://opensource.org/license/mit' },
] as const

export interface DataPackage {
  readonly name: string
  readonly title: string
  readonly version: string
  /** A path from the root of the site, or a whole address. */
  readonly homepage?: string
  readonly description: string
}

/**
 * The descriptor of a package of tables.
 * @param files the CSV file, or files, of each table, by its name
 */
export function buildDataPackage(
  facts: DataPackage,
  plans: readonly OpenCollectionPlan[],
  source: PageSource,
  files: (plan: OpenCollectionPlan) => readonly TableFile[],
): object {
  const { catalogue } = source
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    ...facts,
    keywords: ['Mario Kart Tour', 'video games', 'game preservation'],
    licenses: licences,
    sources: listSources(catalogue, plans).map(buildSource),
    resources: plans.map((plan) => buildResource(plan, plans, source, files(plan))),
  }
}

function buildResource(
  plan: OpenCollectionPlan,
  plans: readonly OpenCollectionPlan[],
  source: PageSource,
  files: readonly TableFile[],
) {
  const fields = listFields(plan.row)
  const [file, ...others] = files
  const only = file && others.length === 0 ? file : null
  return {
    name: plan.name,
    type: 'table',
    description: `${plan.contents} ${describeOrder(plan)}`,
    path: only ? only.path : files.map(({ path }) => path),
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    ...(only && { bytes: only.bytes, hash: `sha256:${only.sha256}` }),
    asOf: findTableDay(plan, source),
    sources: listSources(source.catalogue, [plan]).map(buildSource),
    dialect: { lineTerminator: '\r\n', nullSequence: '' },
    schema: {
      fields: fields.map((field) => buildField(field, plan)),
      missingValues: [''],
      ...(hasWholeKey(plan, fields) && { primaryKey: plan.key }),
      foreignKeys: listForeignKeys(fields, plans),
    },
  }
}

/** A column that may be empty cannot be part of a key. */
export function hasWholeKey({ key }: OpenCollectionPlan, fields: readonly FieldFacts[]): boolean {
  return fields.every(({ name, isNullable }) => !key.includes(name) || !isNullable)
}

function buildField(field: FieldFacts, { key }: OpenCollectionPlan) {
  const { name, description, jsonType, format, unit, choices, isNullable, isDeprecated } = field
  const choicesOfText = choices.filter((choice) => choice !== '')
  const constraints = {
    ...(!isNullable && jsonType !== 'array' && !choices.includes('') && { required: true }),
    ...(key.length === 1 && key[0] === name && { unique: true }),
    ...(choicesOfText.length > 0 && { enum: choicesOfText }),
  }
  return {
    name,
    type: nameType(jsonType, format),
    ...(description && { description }),
    ...(unit !== null && { unit }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
    ...(isDeprecated && { deprecated: true }),
  }
}

/** A list is a text with semicolons. */
function nameType(jsonType: FieldFacts['jsonType'], format: string | null): string {
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'datetime'
  return jsonType === 'array' ? 'string' : jsonType
}

interface ForeignKey {
  readonly fields: readonly string[]
  readonly reference: { readonly resource: string; readonly fields: readonly string[] }
}

/** A table that is not among `plans` is where its rows are. */
export function listForeignKeys(fields: readonly FieldFacts[], plans: readonly OpenCollectionPlan[]): ForeignKey[] {
  return fields.flatMap(({ name, references }) => {
    if (references === null) return []
    const [table = '', column = ''] = references.split('.')
    const resource = plans.some((plan) => plan.name === table) ? table : itemTables.includes(table) ? 'items' : null
    return resource === null ? [] : { fields: [name], reference: { resource, fields: [column] } }
  })
}

/** They are parts of `items`. */
const itemTables = ['drivers', 'karts', 'gliders']

/** In the order in which the tables name them. */
export function listSources({ provenance }: Catalogue, plans: readonly OpenCollectionPlan[]): Source[] {
  const sources = plans.flatMap((plan) => provenance.get(plan.provenance ?? plan.name)?.sources ?? [])
  return [...new Map(sources.map((source) => [source.id, source])).values()]
}

function buildSource({ title, url, what }: Source) {
  return { title, ...(url !== null && { path: url }), description: what }
}
