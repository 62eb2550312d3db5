import { buildOtherReport } from './report-form.ts'
import type { ReportStep } from './report-step.ts'
import { useReportForm } from './use-report-form.ts'
import { WordsFields } from './words-fields.tsx'
import './shelf-report-form.css'

/** For anything that is no shelf, in words. */
export function OtherReportForm(step: ReportStep) {
  const { faults, setWord, onSubmit } = useReportForm({
    ...step,
    isNoteNeeded: true,
    build: (entered) => buildOtherReport(entered, step.origin),
  })
  return (
    <form id={step.formId} className="report-form" noValidate onSubmit={onSubmit}>
      <WordsFields words={step.words} faults={faults} isNoteNeeded onChange={setWord} />
    </form>
  )
}
