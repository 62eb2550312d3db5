/** Addresses of the open data. Nothing below them ever changes its meaning: what would, gets a new version. */
export const openDataRoot = '/api/v1/'

/** Things with a file each, besides the table of all. */
export const entityCollections = [
  'drivers',
  'karts',
  'gliders',
  'skills',
  'courses',
  'tours',
  'badges',
  'guides',
] as const
export type EntityCollection = (typeof entityCollections)[number]

/** Relations between things; a table each, and no file for a single row. */
export const relationCollections = ['variants', 'shelves', 'cups'] as const
export type RelationCollection = (typeof relationCollections)[number]

export const openCollections = [...entityCollections, ...relationCollections] as const
export type OpenCollection = (typeof openCollections)[number]

export function entityDataPath(collection: EntityCollection, id: string): string {
  return `${openDataRoot}${collection}/${id}.json`
}

export function tableDataPath(collection: OpenCollection, format: 'json' | 'csv' = 'json'): string {
  return `${openDataRoot}${collection}.${format}`
}

/** @param name of a published shape */
export function schemaPath(name: string): string {
  return `${openDataRoot}schemas/${name}.json`
}

export const openIndexPath = `${openDataRoot}index.json`
export const bulkDataPath = `${openDataRoot}all.json`
export const todaysRankingPath = `${openDataRoot}rankings/today.json`
export const todaysRankingTablePath = `${openDataRoot}rankings/today.csv`
export const calendarPath = `${openDataRoot}tours.ics`
