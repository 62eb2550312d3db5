import { DayField } from './day-field.tsx'
import { buildOtherReport } from './report-form.ts'
import type { ReportStep } from './report-step.ts'
import { useReportForm } from './use-report-form.ts'
import { WordsFields } from './words-fields.tsx'
import './shelf-report-form.css'

/** For anything that is no shelf, in words. */
export function OtherReportForm(step: ReportStep) {
  const { faults, setWord, submit } = useReportForm({ ...step, isNoteNeeded: true })
  return (
    <form
      id={step.formId}
      className="report-form"
      noValidate
      inert={step.isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget, (entered) => buildOtherReport(entered, step.origin))
      }}
    >
      <WordsFields words={step.words} faults={faults} isNoteNeeded onChange={setWord} />
      <DayField words={step.words} faults={faults} origin={step.origin} onChange={setWord} />
    </form>
  )
}
