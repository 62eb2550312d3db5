import type { ReportOrigin, ReportWords } from './report-form.ts'
import type { ReportOutcome } from './report-queue.ts'

/** What either form of a report gets from its dialog, which has the buttons. */
export interface ReportStep {
  /** The id of the form: its submit button is outside it. */
  readonly formId: string
  readonly origin: ReportOrigin
  /** What has been typed, in either form. */
  readonly words: ReportWords
  readonly onWords: (words: ReportWords) => void
  /** While a report is being sent. */
  readonly isBusy: boolean
  readonly onBusy: (isBusy: boolean) => void
  readonly onDone: (id: string, outcome: ReportOutcome) => void
}
