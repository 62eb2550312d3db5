import { compareBy } from '#base/compare-by.ts'
import type { RecordList, RecordRow } from '../data/records-page.ts'

/** What may be a record. */
export interface Candidate {
  readonly id: string
  readonly value: number
  /** Where two are equal, the earlier one comes first: the index of a day, or another number that grows. */
  readonly since: number
  /** Drawn up for the few that are shown. */
  readonly describe: () => RecordRow
}

/** The record and its five runners-up. */
const shownRows = 6

/** @param order of the values */
export function pickBest(of: RecordList['of'], order: 'most' | 'fewest', candidates: readonly Candidate[]): RecordList {
  const sign = order === 'most' ? -1 : 1
  const inOrder = candidates.toSorted(compareBy(({ value, since, id }) => [sign * value, since, id]))
  const shown = inOrder.slice(0, shownRows)
  const others = inOrder.slice(shownRows).filter(({ value }) => value === shown.at(-1)!.value).length
  return { of, rows: shown.map(({ describe }) => describe()), ...(others > 0 && { others }) }
}
