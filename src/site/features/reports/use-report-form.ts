import { type FormEvent, useState } from 'react'
import type { Report } from '#documents/report.ts'
import { findReportFaults, type ReportFaults, type ReportField, type ReportWords } from './report-form.ts'
import { submitReport } from './report-sender.ts'
import type { ReportStep } from './report-step.ts'

export interface ReportFormState {
  readonly faults: ReportFaults
  readonly setWord: (field: ReportField, text: string) => void
  /** Handles the form's submit event; the first invalid field takes focus. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

interface ReportFormOptions extends Pick<ReportStep, 'words' | 'onWords' | 'onBusy' | 'onDone'> {
  readonly isNoteNeeded: boolean
  readonly build: (words: ReportWords) => Report
}

/** Takes a report from its form to the outcome. */
export function useReportForm(options: ReportFormOptions): ReportFormState {
  const { words, onWords, isNoteNeeded, build, onBusy, onDone } = options
  const [faults, setFaults] = useState<ReportFaults>({})

  async function send(report: Report): Promise<void> {
    onBusy(true)
    try {
      onDone(await submitReport(report))
    } finally {
      onBusy(false)
    }
  }

  return {
    faults,
    setWord: (field, text) => onWords({ ...words, [field]: text }),
    onSubmit(event) {
      event.preventDefault()
      const found = findReportFaults(words, isNoteNeeded)
      setFaults(found)
      const [wrong] = Object.keys(found)
      if (wrong === undefined) void send(build(words)).catch(console.error)
      else event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    },
  }
}
