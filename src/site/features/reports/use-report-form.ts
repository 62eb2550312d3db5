import { type FormEvent, useState } from 'react'
import type { Report } from '#documents/report.ts'
import { findReportFaults, type ReportFaults, type ReportField, type ReportWords } from './report-form.ts'
import { submitReport } from './report-sender.ts'
import type { ReportStep } from './report-step.ts'

export interface ReportFormState {
  readonly words: ReportWords
  readonly faults: ReportFaults
  readonly setWord: (field: ReportField, text: string) => void
  /** Handles the form's submit event; the first invalid field takes focus. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

interface ReportFormOptions extends Pick<ReportStep, 'onBusy' | 'onDone'> {
  readonly isNoteNeeded: boolean
  readonly build: (words: ReportWords) => Report
}

/** Takes a report from its form to the outcome. */
export function useReportForm({ isNoteNeeded, build, onBusy, onDone }: ReportFormOptions): ReportFormState {
  const [words, setWords] = useState<ReportWords>({ note: '', link: '' })
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
    words,
    faults,
    setWord: (field, text) => setWords((now) => ({ ...now, [field]: text })),
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
