import { formulaVersion } from '#rankings/formula.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { routes } from '../routes/routes.ts'
import { siteConfig } from '../config/site-config.ts'
import { collectionShapes } from './collection-shapes.ts'
import { countOpenRows } from './count-open-rows.ts'
import type { OpenIndex } from './shapes/index-shape.ts'
import {
  bulkDataPath,
  calendarPath,
  openCollections,
  openDataRoot,
  schemaPath,
  tableDataPath,
  todaysRankingPath,
  todaysRankingTablePath,
  type OpenCollection,
} from './open-data-path.ts'

const licence = [
  'Facts about the game (names, numbers, dates, relations) are free to use; so are the rankings, which are computed',
  'from them. The texts of the guides and the emblems are under the MIT licence: keep its notice with them.',
  'Mario Kart Tour and the names in it belong to their owners. This is an unofficial fan site, not affiliated with',
  'Nintendo.',
].join(' ')

export function buildOpenIndex(source: PageSource): OpenIndex {
  const counts = countOpenRows(source)
  return {
    name: siteConfig.siteName,
    version: 1,
    siteVersion: siteConfig.version,
    formulaVersion,
    asOf: findDataDay(source),
    today: source.today.date,
    documentation: routes.data,
    licence,
    collections: openCollections.map((name) => describeCollection(name, counts[name])),
    files: listFiles(),
  }
}

/** Day of the last record of all shelves, for which the data hold. */
export function findDataDay({ catalogue, today }: PageSource): IsoDate {
  return catalogue.shelfRecords.findLast(({ date }) => date <= today.date)?.date ?? today.date
}

function describeCollection(name: OpenCollection, count: number): OpenIndex['collections'][number] {
  const { table, entity } = collectionShapes[name]
  return {
    name,
    count,
    json: tableDataPath(name),
    csv: tableDataPath(name, 'csv'),
    schema: schemaPath(table),
    entity: entity && { template: `${openDataRoot}${name}/{id}.json`, schema: schemaPath(entity) },
  }
}

function listFiles(): OpenIndex['files'] {
  return [
    {
      path: todaysRankingPath,
      type: 'application/json',
      description: "Today's whole rankings of drivers, karts and gliders.",
      schema: schemaPath('ranking'),
    },
    {
      path: todaysRankingTablePath,
      type: 'text/csv',
      description: "Today's rankings as one table.",
      schema: null,
    },
    {
      path: bulkDataPath,
      type: 'application/json',
      description: 'Everything in one file.',
      schema: schemaPath('bulk'),
    },
    {
      path: calendarPath,
      type: 'text/calendar',
      description: 'Tours and ranked weeks for calendar programs.',
      schema: null,
    },
  ]
}
