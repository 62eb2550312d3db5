import { formulaVersion } from '#rankings/formula.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ShelfRecord } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { routes } from '../routes/routes.ts'
import { siteConfig } from '../config/site-config.ts'
import { openEntities, openRelations, type OpenCollection, type OpenCollectionPlan } from './open-collections.ts'
import type { OpenIndex } from './shapes/index-shape.ts'
import { tableSchemaName } from './open-shapes.ts'
import {
  bulkDataPath,
  calendarPath,
  entityDataPath,
  schemaPath,
  tableDataPath,
  todaysRankingPath,
  todaysRankingTablePath,
} from './open-data-path.ts'

const licence = [
  'Facts about the game (names, numbers, dates, relations) are free to use; so are the rankings, which are computed',
  'from them. The texts of the guides and the emblems are under the MIT licence: keep its notice with them.',
  'Mario Kart Tour and the names in it belong to their owners. This is an unofficial fan site, not affiliated with',
  'Nintendo.',
].join(' ')

export function buildOpenIndex(source: PageSource): OpenIndex {
  return {
    name: siteConfig.siteName,
    version: 1,
    siteVersion: siteConfig.version,
    formulaVersion,
    asOf: findDataDay(source),
    today: source.today.date,
    documentation: routes.data,
    licence,
    collections: listCollections(source),
    files: listFiles(),
  }
}

/** Day of the last record of all shelves, for which the data hold; before the first, of what last began or ended. */
export function findDataDay({ catalogue, today, lastChange }: PageSource): IsoDate {
  const isUsed = ({ date, scope }: ShelfRecord) => scope === 'full' && date <= today.date
  return catalogue.shelfRecords.findLast(isUsed)?.date ?? lastChange(today.date)
}

function listCollections(source: PageSource): OpenIndex['collections'] {
  return [
    ...openEntities.map((plan) => ({
      ...describeTable(source, plan),
      entity: { template: entityDataPath(plan.name, '{id}'), schema: schemaPath(plan.schema) },
    })),
    ...openRelations.map((plan) => ({ ...describeTable(source, plan), entity: null })),
  ]
}

function describeTable(source: PageSource, { name, schema, count }: OpenCollectionPlan & { name: OpenCollection }) {
  return {
    name,
    count: count(source),
    json: tableDataPath(name),
    csv: tableDataPath(name, 'csv'),
    schema: schemaPath(tableSchemaName(schema)),
  }
}

function listFiles(): OpenIndex['files'] {
  return [
    {
      path: todaysRankingPath,
      type: 'application/json',
      description: 'Today’s whole rankings of drivers, karts and gliders.',
      schema: schemaPath('ranking'),
    },
    {
      path: todaysRankingTablePath,
      type: 'text/csv',
      description: 'Today’s rankings as one table.',
      schema: null,
    },
    {
      path: bulkDataPath,
      type: 'application/json',
      description: 'The whole game and today’s ranking in one file.',
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
