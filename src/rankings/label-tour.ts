import type { ShelfRecord } from '#catalogue/entities.ts'
import type { RecordLabel } from './ranking.ts'

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
