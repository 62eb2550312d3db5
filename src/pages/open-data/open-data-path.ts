import type { EntityCollection, OpenCollection, SeriesCollection } from './open-collections.ts'

/** Addresses of the open data. Nothing under them ever changes its meaning: such a change gets a new version. */
export const openDataRoot = '/api/v1/'
export const schemaRoot = `${openDataRoot}schemas/`
export const todaysRankingRoot = `${openDataRoot}rankings/today`

export function entityDataPath(collection: EntityCollection, id: string): string {
  return `${openDataRoot}${collection}/${id}.json`
}

export function tableDataPath(collection: OpenCollection, format: 'json' | 'csv' = 'json'): string {
  return `${openDataRoot}${collection}.${format}`
}

/** Start of the addresses of a table that is a file a year: all years are of this century. */
export function seriesDataRoot(series: SeriesCollection): string {
  return `${openDataRoot}${series}/20`
}

export function seriesDataPath(series: SeriesCollection, year: string, format: 'json' | 'csv' = 'json'): string {
  return `${openDataRoot}${series}/${year}.${format}`
}

/** @param name of a published shape */
export function schemaPath(name: string): string {
  return `${schemaRoot}${name}.json`
}

export const openIndexPath = `${openDataRoot}index.json`
export const dataPackagePath = '/datapackage.json'
export const bulkDataPath = `${openDataRoot}all.json`
export const todaysRankingPath = `${todaysRankingRoot}.json`
export const todaysRankingTablePath = `${todaysRankingRoot}.csv`
export const calendarPath = `${openDataRoot}tours.ics`
