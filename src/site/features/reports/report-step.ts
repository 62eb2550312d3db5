import type { ReportOrigin } from './report-form.ts'
import type { ReportOutcome } from './report-queue.ts'

/** What either form of a report gets from its dialog, which has the buttons. */
export interface ReportStep {
  /** The id of the form: its submit button is outside it. */
  readonly formId: string
  readonly origin: ReportOrigin
  readonly onBusy: (isBusy: boolean) => void
  readonly onDone: (outcome: ReportOutcome) => void
}
