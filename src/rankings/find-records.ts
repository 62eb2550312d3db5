import type { IsoDate } from '#catalogue/calendar.ts'
import type { ShelfRecord } from '#catalogue/entities.ts'
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

/**
 * How the shelves of a tour's days are known. `records` by date, at least one full one: a record of the top shelf
 * alone does not say where items stand.
 */
export function labelTour(records: readonly ShelfRecord[], tourNumber: number): RecordLabel {
  const full = records.filter(({ scope }) => scope === 'full')
  const first = full[0]
  const last = full.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('There is no full shelf record to rank from.')
  if (tourNumber < first.tour) return 'reconstructed'
  if (tourNumber > last.tour) return 'carried-on'
  return full.some(({ tour }) => tour === tourNumber) ? 'recorded' : 'between'
}
