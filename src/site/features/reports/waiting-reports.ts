/** The reports that the server may not have yet, of readers with an account and without: as text in this browser. */
import { isJsonObject } from '#documents/json-value.ts'
import type { Report } from '#documents/report.ts'

export interface WaitingReport {
  readonly report: Report
  /** The account that the reader was signed in to; null for none. */
  readonly uid: string | null
}

export const waitingReportsKey = 'topshelf-reports'

/** What waits where the browser's storage is blocked or full: gone with the page. Null while the browser stores it. */
let memory: readonly WaitingReport[] | null = null

export function readWaitingReports(): readonly WaitingReport[] {
  if (memory) return memory
  try {
    const value: unknown = JSON.parse(localStorage.getItem(waitingReportsKey) ?? '[]')
    return Array.isArray(value) ? value.filter(isWaiting) : []
  } catch {
    return []
  }
}

export function addWaitingReport(waiting: WaitingReport): void {
  write([...readWaitingReports(), waiting])
}

export function forgetWaitingReport(id: string): void {
  write(readWaitingReports().filter(({ report }) => report.id !== id))
}

function write(waiting: readonly WaitingReport[]): void {
  try {
    if (waiting.length === 0) localStorage.removeItem(waitingReportsKey)
    else localStorage.setItem(waitingReportsKey, JSON.stringify(waiting))
    memory = null
  } catch (error) {
    memory = waiting
    console.warn('This browser stores nothing more; reports wait in memory.', error)
  }
}

/** This site has written it; the server checks every report as a whole. */
function isWaiting(value: unknown): value is WaitingReport {
  if (!isJsonObject(value) || !isJsonObject(value['report'])) return false
  const { id, madeAtMs } = value['report']
  return typeof id === 'string' && typeof madeAtMs === 'number'
}
