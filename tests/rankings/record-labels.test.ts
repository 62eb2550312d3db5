/** How the days of the real content are labelled, in the words that readers see. */
import { expect, it } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { nameRecords } from '#wording/record-notes.ts'
import { findRecords } from '#rankings/find-records.ts'
import { findTour } from '#rankings/find-tour.ts'
import { realCatalogue as catalogue } from '../real-content.ts'

it.each<[IsoDate, string, IsoDate | null]>([
  ['2020-07-14', 'Reconstructed', null],
  ['2020-07-15', 'Recorded 15 Jul 2020', null],
  ['2023-03-07', 'Recorded 22 Feb 2023', null],
  ['2023-07-11', 'Recorded 28 Jun 2023', null],
  ['2023-07-12', 'Between two records', null],
  // From here on the top shelf alone is recorded: it never counts as a full record.
  ['2023-09-20', 'Between two records', '2023-09-20'],
  ['2023-10-03', 'Between two records', '2023-09-20'],
  ['2025-09-30', 'Between two records', '2023-09-20'],
  ['2025-10-01', 'Recorded 1 Oct 2025', null],
  ['2025-10-14', 'Recorded 1 Oct 2025', null],
  ['2025-10-15', 'Last known: 1 Oct 2025', null],
  ['2026-09-29', 'Last known: 1 Oct 2025', null],
])('%s: %s', (day, text, topOnly) => {
  const records = findRecords(catalogue.shelfRecords, findTour(catalogue.tours, day).number, day)
  expect([nameRecords(records), records.topOnly]).toEqual([text, topOnly])
})
