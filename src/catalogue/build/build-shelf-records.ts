import { checkReference, type Known } from './check-references.ts'
import type { GameEnd, PublicCounts, ShelfRecord, Tour } from '../entities.ts'
import { gameWentOn } from './check-tour-sequence.ts'
import type { ShelfRecordsFile } from '../schemas/record-schemas.ts'
import type { Entry } from '../parse/parse-content.ts'
import type { AddFault } from '../problem.ts'
import { compareBy } from '#base/compare-by.ts'

/** Records by date. `tours` and `gameEnd` are null when they cannot be compared with. */
export function buildShelfRecords(
  entry: Entry<ShelfRecordsFile> | null,
  tours: readonly Tour[] | null,
  gameEnd: GameEnd | null,
  addFault: AddFault,
): ShelfRecord[] {
  if (!entry) return []
  const dates = entry.value.records.map(({ date }) => date)
  for (const [index, { date, tour }] of entry.value.records.entries()) {
    const at = { file: entry.file, location: ['records', index] }
    if (dates.indexOf(date) !== index)
      addFault({ ...at, message: `the record of ${date} appears twice`, remedy: 'Keep one of the two.' })
    if (gameEnd && date > gameEnd.lastDay) {
      const message = `the record of ${date} is after the last day of the game, ${gameEnd.lastDay}`
      addFault({ ...at, message, remedy: `Correct the date. ${gameWentOn}` })
      continue
    }
    const inForce = tours?.find(({ start, end }) => start <= date && date < end)
    if (tours && inForce?.number !== tour) {
      const truth = inForce ? `tour ${inForce.number} (${inForce.name}) was in force` : 'no tour was in force'
      addFault({ ...at, message: `on ${date} ${truth}, not tour ${tour}`, remedy: 'Correct the date or the tour.' })
    }
  }
  if (entry.value.records.every(({ scope }) => scope === 'top')) {
    const remedy = 'Rankings begin with a full record: add one, or correct "scope".'
    addFault({ file: entry.file, location: ['records'], message: 'no record has the scope "full"', remedy })
  }
  return entry.value.records.toSorted(compareBy(({ date }) => [date]))
}

export function buildPublicCounts(
  entry: Entry<ShelfRecordsFile> | null,
  items: Known,
  addFault: AddFault,
): PublicCounts | null {
  const counts = entry?.value['public-counts']
  if (!entry || !counts) return null
  for (const [index, id] of counts.without.entries())
    checkReference(id, items, { file: entry.file, location: ['public-counts', 'without', index] }, addFault)
  return counts
}
