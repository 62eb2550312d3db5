/** The reports that the server may not have yet, of readers with an account and without: as text in this browser. */
import { isRecord } from '../../ui/loading/fetch-data-file.ts'
import type { Report } from '#documents/report.ts'
import { openKeptValues } from '../../ui/store/kept-values.ts'

export interface WaitingReport {
  readonly report: Report
  /** The account that the reader was signed in to; null for none. */
  readonly uid: string | null
}

export const waitingReportsPrefix = 'topshelf-reports/'

const kept = openKeptValues<unknown>(waitingReportsPrefix)
/** By id, what waits where the browser's storage is blocked or full: gone with the page. */
const memory = new Map<string, WaitingReport>()

/** Oldest first. */
export function readWaitingReports(): readonly WaitingReport[] {
  const waiting = [...kept.list().filter(isWaiting), ...memory.values()]
  return waiting.toSorted((one, other) => one.report.madeAtMs - other.report.madeAtMs)
}

export function addWaitingReport(waiting: WaitingReport): void {
  const { id } = waiting.report
  if (kept.add(id, waiting)) return
  memory.set(id, waiting)
  console.warn('This browser stores nothing more; reports wait in memory.')
}

/** False for a report that is gone with the page. */
export function isReportStored(id: string): boolean {
  return !memory.has(id)
}

export function forgetWaitingReport(id: string): void {
  if (!memory.delete(id)) kept.remove(id)
}

/** This site has written it; the server checks every report as a whole. */
function isWaiting(value: unknown): value is WaitingReport {
  if (!isRecord(value) || !isRecord(value['report'])) return false
  const { id, madeAtMs } = value['report']
  return typeof id === 'string' && typeof madeAtMs === 'number'
}
