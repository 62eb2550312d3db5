import * as say from '#wording/reports.ts'
import type { SentAnswer } from '#documents/report-endpoints.ts'
import type { AccountsError } from '../accounts/port/accounts-error.ts'
import { describeFailure } from '../accounts/port/describe-failure.ts'
import type { ReportOutcome } from './report-queue.ts'

export interface OutcomeWords {
  readonly title: string
  readonly text: string
}

/** What became of a report, for its sender. */
export function describeOutcome(outcome: ReportOutcome): OutcomeWords {
  switch (outcome.is) {
    case 'sent':
      return { title: say.thankYou(), text: describeAnswer(outcome.answer) }
    case 'waiting':
      return {
        title: say.thankYou(),
        text: outcome.isStored ? say.reportKept() : say.reportWaits(),
      }
    case 'refused':
      return { title: say.notSent(), text: describeRefusal(outcome.error) }
  }
}

/** Of a report that counts, and on which reviewers have not decided. */
export function canBeTakenBack(outcome: ReportOutcome): boolean {
  if (outcome.is !== 'sent') return outcome.is === 'waiting'
  return outcome.answer.state === 'open' && outcome.answer.outcome !== 'known'
}

function describeAnswer({ outcome, state, confirmations, reason }: SentAnswer): string {
  if (state === 'refused') return [say.refusedBefore(), reason].filter((sentence) => sentence !== null).join(' ')
  if (state !== 'open') return say.acceptedBefore()
  if (outcome === 'first') return say.firstReport()
  if (outcome === 'known') return say.reportedBefore()
  return say.othersReported({ count: confirmations })
}

function describeRefusal(error: AccountsError): string {
  return error.code === 'no-server' ? say.noReportsHere() : describeFailure(error)
}
