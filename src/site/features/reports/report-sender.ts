import type { Report } from '#documents/report.ts'
import * as say from '#wording/reports.ts'
import { showToastOnDemand } from '../../ui/toasts/show-toast-on-demand.ts'
import type { AccountsError } from '../accounts/port/accounts-error.ts'
import { loadSession } from '../accounts/session/load-session.ts'
import { hasSignInHint } from '../accounts/session/sign-in-hint.ts'
import { createReportQueue, type ReportOutcome } from './report-queue.ts'
import { sendReport, takeReportBack } from './report-requests.ts'

const minuteMs = 60_000

const queue = createReportQueue({
  send: async ({ report, uid }) =>
    // Made without an account, or with another one: the one that is signed in now has not said it.
    sendReport(report, uid === null || uid !== (await findUid())),
  takeBack: takeReportBack,
})

let retryTimer: ReturnType<typeof setTimeout> | undefined
let isListening = false

/** Sends a report now or, where the server cannot be reached, as soon as it can. */
export async function submitReport(report: Report): Promise<ReportOutcome> {
  const outcome = await queue.add({ report, uid: await findUid() })
  if (outcome.is === 'waiting') tryLater(outcome.error)
  return outcome
}

/** Undoes `submitReport`. Rejects with an AccountsError. */
export function takeBackReport(id: string): Promise<void> {
  return queue.takeBack(id)
}

/** Sends what waits from earlier pages, and tells the reader. */
export async function sendWaitingReports(): Promise<void> {
  const outcomes = [...(await queue.flush()).values()]
  const count = (is: ReportOutcome['is']) => outcomes.filter((outcome) => outcome.is === is).length
  if (count('sent') > 0) void showToastOnDemand({ message: say.reportsSent({ count: count('sent') }) })
  if (count('refused') > 0)
    void showToastOnDemand({ message: say.reportsRefused({ count: count('refused') }), type: 'error' })
  const waiting = outcomes.find((outcome) => outcome.is === 'waiting')
  if (waiting) tryLater(waiting.error)
}

function tryLater({ retryAfter }: AccountsError): void {
  clearTimeout(retryTimer)
  retryTimer = setTimeout(run, Math.max(minuteMs, (retryAfter ?? 0) * 1000))
  if (!isListening) addEventListener('online', run)
  isListening = true
}

function run(): void {
  sendWaitingReports().catch(console.error)
}

/** The account that this browser is signed in to; null for none, and while that cannot be found out. */
async function findUid(): Promise<string | null> {
  if (!hasSignInHint()) return null
  const session = await loadSession()
  await session.firstAnswer().catch(console.warn)
  return session.state().user?.uid ?? null
}
