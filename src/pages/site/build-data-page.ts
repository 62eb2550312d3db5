import type { PageSource } from '../source/build-page-source.ts'
import { buildDataExamples } from '../open-data/build-data-examples.ts'
import { buildOpenIndex, findDataDay } from '../open-data/build-open-index.ts'
import { listFields } from '../open-data/shapes/list-fields.ts'
import { openEntities, openRelations } from '../open-data/open-collections.ts'
import { openIndexPath } from '../open-data/open-data-path.ts'
import type { DataPage } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'

/** In the order of the index. */
const plans = [...openEntities, ...openRelations]

export function buildDataPage(source: PageSource): DataPage {
  const index = buildOpenIndex(source)
  return {
    kind: 'data',
    path: routes.data,
    title: 'Open data',
    description:
      'Everything this site knows about Mario Kart Tour as JSON and CSV: drivers, karts, gliders, courses, shelves, tours and rankings, with schemas, a calendar and a feed.',
    crumbs: [],
    asOf: findDataDay(source),
    licence: index.licence,
    indexPath: openIndexPath,
    collections: index.collections.map((collection, position) => ({
      ...collection,
      contents: plans[position]!.contents,
      fields: listFields(plans[position]!.row),
    })),
    files: index.files,
    examples: buildDataExamples(source),
  }
}
