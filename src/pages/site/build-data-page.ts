import type { PageSource } from '../source/build-page-source.ts'
import { buildDataExamples } from '../open-data/build-data-examples.ts'
import { buildOpenIndex } from '../open-data/build-open-index.ts'
import { findDataDay } from '../open-data/find-data-day.ts'
import { listFields } from '../open-data/shapes/list-fields.ts'
import { openEntities, openRelations } from '../open-data/open-collections.ts'
import { openIndexPath } from '../open-data/open-data-path.ts'
import type { DataPage } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'
import { listShelfSources } from './list-shelf-sources.ts'

/** In the order of the index. */
const plans = [...openEntities, ...openRelations]

/** What none of the first rows has on record is left without an example. */
const rowsForExamples = 50
const longestExample = 60

export function buildDataPage(source: PageSource): DataPage {
  const index = buildOpenIndex(source)
  return {
    kind: 'data',
    path: routes.data,
    title: areaNames.data,
    description:
      'Everything this site knows about Mario Kart Tour as JSON and CSV: drivers, karts, gliders, courses, shelves, tours and rankings, with schemas, a calendar and a feed.',
    crumbs: [],
    asOf: findDataDay(source),
    licence: index.licence,
    indexPath: openIndexPath,
    collections: index.collections.map((collection, position) => {
      const { contents, row, build } = plans[position]!
      const rows = Iterator.from<object>(build(source)).take(rowsForExamples).toArray()
      const fields = listFields(row).map((field) => ({ ...field, example: findExample(rows, field.name) }))
      return { ...collection, contents, fields }
    }),
    files: index.files,
    examples: buildDataExamples(source),
    sources: listShelfSources(source.catalogue.shelfRecords),
  }
}

/** The first value on record, as the CSV has it. */
function findExample(rows: readonly object[], field: string): string {
  const values = rows.map((row): unknown => Reflect.get(row, field))
  const text = values.map((value) => [value].flat().join(';')).find((value) => value !== '') ?? ''
  return text.length > longestExample ? `${text.slice(0, longestExample).trimEnd()}…` : text
}
