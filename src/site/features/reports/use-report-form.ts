import { useState } from 'react'
import * as say from '#wording/reports.ts'
import type { Report } from '#documents/report.ts'
import {
  findReportFaults,
  type ReportFaults,
  type ReportField,
  type ReportWords,
  type ReportOrigin,
} from './report-form.ts'
import { submitReport } from './report-sender.ts'
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

export interface ReportFormState {
  readonly faults: ReportFaults
  readonly setWord: (field: ReportField, text: string) => void
  /** Sends what is built of the words; if a field of the form is invalid, the first such takes focus instead. */
  readonly submit: (form: HTMLFormElement, build: (words: ReportWords) => Report) => void
}

interface ReportFormOptions extends Pick<ReportStep, 'origin' | 'words' | 'onWords' | 'onBusy' | 'onDone'> {
  readonly isNoteNeeded: boolean
}

/** Takes a report from its form to the outcome. */
export function useReportForm(options: ReportFormOptions): ReportFormState {
  const { origin, words, onWords, isNoteNeeded, onBusy, onDone } = options
  const [faults, setFaults] = useState<ReportFaults>({})

  async function send(report: Report): Promise<void> {
    onBusy(true)
    try {
      onDone(report.id, await submitReport(report))
    } finally {
      onBusy(false)
    }
  }

  return {
    faults,
    setWord: (field, text) => onWords({ ...words, [field]: text }),
    submit(form, build) {
      const found = { ...findReportFaults(words, isNoteNeeded, origin), ...findHalfDay(form) }
      setFaults(found)
      const [wrong] = Object.keys(found)
      if (wrong === undefined) return void send(build(words)).catch(console.error)
      const field = form.querySelector<HTMLElement>(`[name="${wrong}"]`)
      field?.closest('details')?.setAttribute('open', '')
      field?.focus()
    },
  }
}

/** A day of which parts are missing: its field has no value then, as if nothing was entered. */
function findHalfDay(form: HTMLFormElement): ReportFaults {
  const isHalf = form.querySelector<HTMLInputElement>('[name="day"]')?.validity.badInput === true
  return isHalf ? { day: say.halfDay() } : {}
}
