/** The reports that the server may not have yet, of readers with an account and without: as text in this browser. */
import { isJsonObject } from '#documents/json-value.ts'
import type { Report } from '#documents/report.ts'

export interface WaitingReport {
  readonly report: Report
  /** The account that the reader was signed in to; null for none. */
  readonly uid: string | null
}

export const waitingReportsKey = 'topshelf-reports'

/** Where the browser blocks its storage: gone with the page. */
let memory: string | null = null

export function readWaitingReports(): readonly WaitingReport[] {
  try {
    const value: unknown = JSON.parse(readText() ?? '[]')
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
  memory = waiting.length > 0 ? JSON.stringify(waiting) : null
  try {
    if (memory === null) localStorage.removeItem(waitingReportsKey)
    else localStorage.setItem(waitingReportsKey, memory)
  } catch (error) {
    console.warn('This browser keeps nothing; reports wait in the memory of this page.', error)
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(waitingReportsKey)
  } catch {
    return memory
  }
}

/** This site has written it; the server checks every report as a whole. */
function isWaiting(value: unknown): value is WaitingReport {
  if (!isJsonObject(value) || !isJsonObject(value['report'])) return false
  const { id, madeAtMs } = value['report']
  return typeof id === 'string' && typeof madeAtMs === 'number'
}
