import { formatDayStart } from '#catalogue/game-day.ts'
import { formulaVersion } from '#rankings/formula.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { feedPath, routes } from '../routes/routes.ts'
import { siteConfig } from '../config/site-config.ts'
import { findDataDay } from './open-collections.ts'
import { describeOrder, findTableDay } from './build-dictionary.ts'
import { openRelations, openSeries } from './open-collections.ts'
import { openEntities } from './open-entities.ts'
import type { OpenIndex } from './shapes/index-shape.ts'
import { tableSchemaName } from './open-shapes.ts'
import {
  bulkDataPath,
  calendarPath,
  dataPackagePath,
  entityDataPath,
  schemaPath,
  seriesDataPath,
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
    ended: formatDayStart(source.catalogue.end.closedOn),
    documentation: routes.data,
    licence,
    collections: listIndexCollections(source),
    files: listFiles(source),
  }
}

function listIndexCollections(source: PageSource): OpenIndex['collections'] {
  return [
    ...openEntities.map((plan) => ({
      ...buildTableEntry(source, plan),
      entity: { template: entityDataPath(plan.name, '{id}'), schema: schemaPath(plan.schema) },
    })),
    ...openRelations.map((plan) => ({ ...buildTableEntry(source, plan), entity: null })),
  ]
}

function buildTableEntry(source: PageSource, plan: (typeof openEntities | typeof openRelations)[number]) {
  const { name, schema, contents, count, key } = plan
  return {
    name,
    count: count(source),
    json: tableDataPath(name),
    csv: tableDataPath(name, 'csv'),
    schema: schemaPath(tableSchemaName(schema)),
    contents,
    asOf: findTableDay(plan, source),
    key: [...key],
    order: describeOrder(plan),
  }
}

/** The years of which there are rankings. */
export function listSeriesYears({ rankings }: PageSource): string[] {
  return [...new Set(rankings.days.map((day) => day.slice(0, 4)))]
}

function listFiles(source: PageSource): OpenIndex['files'] {
  const series = openSeries.flatMap(({ name, schema, contents }) =>
    listSeriesYears(source).flatMap((year) => [
      {
        path: seriesDataPath(name, year),
        type: 'application/json',
        description: `${contents.replace(/\.$/, '')}, ${year}.`,
        schema: schemaPath(tableSchemaName(schema)),
      },
      {
        path: seriesDataPath(name, year, 'csv'),
        type: 'text/csv',
        description: 'The same as CSV.',
        schema: null,
      },
    ]),
  )
  return [
    {
      path: todaysRankingPath,
      type: 'application/json',
      description: 'The last day’s whole rankings of drivers, karts and gliders.',
      schema: schemaPath('ranking'),
    },
    {
      path: todaysRankingTablePath,
      type: 'text/csv',
      description: 'The last day’s rankings as one table.',
      schema: null,
    },
    {
      path: bulkDataPath,
      type: 'application/json',
      description: 'The whole game and the last day’s ranking in one file.',
      schema: schemaPath('bulk'),
    },
    {
      path: calendarPath,
      type: 'text/calendar',
      description: 'Tours and ranked weeks for calendar programs.',
      schema: null,
    },
    {
      path: feedPath,
      type: 'application/atom+xml',
      description: 'Guides and corrections for feed readers.',
      schema: null,
    },
    {
      path: dataPackagePath,
      type: 'application/json',
      description: 'All tables as a Data Package: types, keys, sources and sizes.',
      schema: null,
    },
    ...series,
  ]
}
