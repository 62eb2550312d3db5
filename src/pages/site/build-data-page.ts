import type { PageSource } from '../source/build-page-source.ts'
import { buildDataExamples } from '../open-data/build-data-examples.ts'
import { buildOpenIndex, findDataDay } from '../open-data/build-open-index.ts'
import { collectionShapes } from '../open-data/collection-shapes.ts'
import { listFields } from '../open-data/shapes/list-fields.ts'
import { openCollections, openIndexPath, type OpenCollection } from '../open-data/open-data-path.ts'
import type { DataPage } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'

/** What each table holds; the names of most say it themselves. */
const contents: Readonly<Record<OpenCollection, string>> = {
  drivers: 'Every driver with rarity, skill, first tour and place today.',
  karts: 'Every kart, likewise.',
  gliders: 'Every glider, likewise.',
  skills: 'The skills of drivers, karts and gliders.',
  courses: 'The courses; the file of each has its variants with their shelves today.',
  tours: 'The tours, a year ahead; the file of each has its cups and ranked weeks.',
  badges: 'The kinds of badges.',
  guides: 'Tips and tricks; the file of each has its text.',
  variants: 'Course variants: reverse, tricks, and so on.',
  shelves: 'Every shelf on record: which item, on which variant, from which level, since when.',
  cups: 'The cups and ranked cups of all tours.',
}

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
    collections: index.collections.map(({ name, ...collection }, place) => ({
      ...collection,
      name,
      contents: contents[openCollections[place]!],
      fields: listFields(collectionShapes[openCollections[place]!].row),
    })),
    files: index.files,
    examples: buildDataExamples(source),
  }
}
