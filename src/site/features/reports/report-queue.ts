import { oldestReportMs } from '#documents/report.ts'
import type { SentAnswer } from '#documents/report-endpoints.ts'
import { AccountsError } from '../accounts/port/accounts-error.ts'
import { isPassing } from '../accounts/writes/is-passing.ts'
import { withLock } from '../accounts/writes/with-lock.ts'
import {
  addWaitingReport,
  forgetWaitingReport,
  isReportStored,
  readWaitingReports,
  type WaitingReport,
} from './waiting-reports.ts'

/** What became of a report. */
export type ReportOutcome =
  | { readonly is: 'sent'; readonly answer: SentAnswer }
  /** Until the server can be reached: stored in this browser or, where that is full or blocks it, on this page. */
  | { readonly is: 'waiting'; readonly isStored: boolean; readonly error: AccountsError }
  /** The server will not have it, or there is none. */
  | { readonly is: 'refused'; readonly error: AccountsError }

export interface ReportQueue {
  /** Stores a report, then sends all that wait; the outcome is that of the new one. */
  readonly add: (waiting: WaitingReport) => Promise<ReportOutcome>
  /** Sends what waits, oldest first, until the server cannot be reached. Outcomes by the report's id. */
  readonly flush: () => Promise<ReadonlyMap<string, ReportOutcome>>
  /** Undoes `add`. Rejects with an AccountsError if the server does not let the report go. */
  readonly takeBack: (id: string) => Promise<void>
}

/** What the server does with one report. Rejects with an AccountsError. */
export interface ReportServer {
  readonly send: (waiting: WaitingReport) => Promise<SentAnswer>
  readonly takeBack: (id: string) => Promise<void>
}

const lockName = 'topshelf-reports'

/**
 * The reports of this browser, of readers with an account and without. A report is stored before it is sent and forgotten
 * once the server has taken or refused it; its id shows the server when it comes twice.
 */
export function createReportQueue(server: ReportServer): ReportQueue {
  async function trySending(waiting: WaitingReport): Promise<ReportOutcome> {
    const { id } = waiting.report
    try {
      return { is: 'sent', answer: await server.send(waiting) }
    } catch (error) {
      if (!(error instanceof AccountsError)) throw error
      return isPassing(error) ? { is: 'waiting', isStored: isReportStored(id), error } : { is: 'refused', error }
    }
  }

  /** Another tab has sent it: the server says what became of it, but takes it for one that the reader has made before. */
  async function askAgain(waiting: WaitingReport): Promise<ReportOutcome> {
    const outcome = await trySending(waiting)
    if (outcome.is === 'waiting') addWaitingReport(waiting)
    if (outcome.is !== 'sent' || outcome.answer.outcome !== 'known') return outcome
    const { answer } = outcome
    return { is: 'sent', answer: { ...answer, outcome: answer.confirmations === 0 ? 'first' : 'confirmed' } }
  }

  async function sendAll(): Promise<Map<string, ReportOutcome>> {
    const outcomes = new Map<string, ReportOutcome>()
    for (const waiting of readWaitingReports()) {
      const { id, madeAtMs } = waiting.report
      // The server would refuse it.
      if (madeAtMs < Date.now() - oldestReportMs) {
        forgetWaitingReport(id)
        continue
      }
      const outcome = await trySending(waiting)
      outcomes.set(id, outcome)
      if (outcome.is !== 'waiting') forgetWaitingReport(id)
      // The next one may fare better only where this one met a fault of the server.
      else if (outcome.error.code !== 'internal') break
    }
    return outcomes
  }

  async function takeBack(id: string): Promise<void> {
    const hasWaited = isWaiting(id)
    forgetWaitingReport(id)
    try {
      await server.takeBack(id)
    } catch (error) {
      // What has waited has not reached the server, unless only its answer was lost: then the server may refuse.
      if (!hasWaited || !(error instanceof AccountsError) || !isPassing(error)) throw error
    }
  }

  const flush = () => withLock(lockName, sendAll)

  return {
    async add(waiting) {
      const { id } = waiting.report
      addWaitingReport(waiting)
      const outcomes = await flush()
      const own = outcomes.get(id) ?? (isWaiting(id) ? findTrouble(outcomes) : await askAgain(waiting))
      // A host without a server will have none tomorrow: the reader is told, and nothing waits.
      if (own.is !== 'waiting') return own
      if (own.error.code !== 'no-server') return { ...own, isStored: isReportStored(id) }
      forgetWaitingReport(id)
      return { is: 'refused', error: own.error }
    },
    flush,
    takeBack: (id) => withLock(lockName, () => takeBack(id)),
  }
}

function isWaiting(id: string): boolean {
  return readWaitingReports().some(({ report }) => report.id === id)
}

/** An earlier report could not be sent, and so the new one was not tried. */
function findTrouble(outcomes: ReadonlyMap<string, ReportOutcome>): ReportOutcome {
  const [last] = [...outcomes.values()].slice(-1)
  if (last?.is === 'waiting') return last
  return { is: 'waiting', isStored: true, error: new AccountsError('network', 'Nothing was tried.') }
}
