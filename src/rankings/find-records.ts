import type { IsoDate } from '#catalogue/calendar.ts'
import type { ShelfRecord } from '#catalogue/entities.ts'
import { labelTour } from './label-tour.ts'
import type { RecordLabel } from './ranking.ts'

/** How the shelves of a day are known, and the full records around it. */
export interface RecordsAround {
  readonly label: RecordLabel
  /** The newest full record on or before the day; null before the first. */
  readonly before: IsoDate | null
  /** The first full record after the day; null after the last. */
  readonly after: IsoDate | null
  /** A record of the top shelf alone that is newer than `before`; null for none. */
  readonly topOnly: IsoDate | null
}

/** `records` by date, at least one full one; `tourNumber` is the tour in force on the day. */
export function findRecords(records: readonly ShelfRecord[], tourNumber: number, day: IsoDate): RecordsAround {
  const full = records.filter(({ scope }) => scope === 'full')
  const before = full.findLast(({ date }) => date <= day)?.date ?? null
  const after = full.find(({ date }) => date > day)?.date ?? null
  const newest = records.findLast(({ date }) => date <= day)
  return {
    label: labelTour(records, tourNumber),
    before,
    after,
    topOnly: newest?.scope === 'top' ? newest.date : null,
  }
}
