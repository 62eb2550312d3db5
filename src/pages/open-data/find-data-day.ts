import type { IsoDate } from '#catalogue/calendar.ts'
import type { ShelfRecord } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'

/** Day of the last record of all shelves, for which the shelves hold; before the first, the build day. */
export function findDataDay({ catalogue, today }: PageSource): IsoDate {
  const isUsed = ({ date, scope }: ShelfRecord) => scope === 'full' && date <= today.date
  return catalogue.shelfRecords.findLast(isUsed)?.date ?? today.date
}
