import { formatCount } from '../../ui/wording/wording.ts'
import type { SentAnswer } from '#documents/report-endpoints.ts'
import type { AccountsError } from '../accounts/port/accounts-error.ts'
import { describeFailure } from '../accounts/port/describe-failure.ts'
import type { ReportOutcome } from './report-queue.ts'

export interface OutcomeWords {
  readonly title: string
  readonly text: string
}

/** What became of a report, for whoever has made it. */
export function describeOutcome(outcome: ReportOutcome): OutcomeWords {
  switch (outcome.is) {
    case 'sent':
      return { title: 'Thank you!', text: describeAnswer(outcome.answer) }
    case 'waiting':
      return {
        title: 'Thank you!',
        text: outcome.isStored
          ? 'The server cannot be reached. Your report is saved in this browser and will be sent as soon as possible.'
          : 'The server cannot be reached, and this browser stores nothing more. Keep this page open: your report is sent as soon as possible.',
      }
    case 'refused':
      return { title: 'Your report was not sent', text: describeRefusal(outcome.error) }
  }
}

/** Of a report that counts, and on which reviewers have not decided. */
export function canBeTakenBack(outcome: ReportOutcome): boolean {
  if (outcome.is !== 'sent') return outcome.is === 'waiting'
  return outcome.answer.state === 'open' && outcome.answer.outcome !== 'known'
}

function describeAnswer({ outcome, state, confirmations, reason }: SentAnswer): string {
  if (state === 'refused') return `Reviewers have decided against this before.${reason === null ? '' : ` ${reason}`}`
  if (state !== 'open') return 'Reviewers have already accepted this: it will be on the pages when they are made again.'
  if (outcome === 'first') return 'You are the first to report this.'
  if (outcome === 'known') return 'You have reported this before. Each player counts once.'
  return `${formatCount(confirmations, 'other player')} reported the same.`
}

function describeRefusal(error: AccountsError): string {
  return error.code === 'no-server' ? 'This copy of the site cannot take reports.' : describeFailure(error)
}
