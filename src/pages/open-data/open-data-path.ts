import type { EntityCollection, OpenCollection } from './open-collections.ts'

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

/** @param name of a published shape */
export function schemaPath(name: string): string {
  return `${schemaRoot}${name}.json`
}

export const openIndexPath = `${openDataRoot}index.json`
export const bulkDataPath = `${openDataRoot}all.json`
export const todaysRankingPath = `${todaysRankingRoot}.json`
export const todaysRankingTablePath = `${todaysRankingRoot}.csv`
export const calendarPath = `${openDataRoot}tours.ics`
