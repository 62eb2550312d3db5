import type { ShelfRecord } from '#catalogue/entities.ts'
import type { RecordLabel } from './ranking.ts'

/** How the shelves of a tour's days are known. `records` by date, at least one. */
export function labelTour(records: readonly ShelfRecord[], tourNumber: number): RecordLabel {
  const first = records[0]
  const last = records.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('There is no shelf record to rank from.')
  if (tourNumber < first.tour) return 'reconstructed'
  if (tourNumber > last.tour) return 'carried-on'
  return records.some(({ tour }) => tour === tourNumber) ? 'recorded' : 'between'
}
