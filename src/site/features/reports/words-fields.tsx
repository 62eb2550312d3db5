import { useId } from 'react'
import { longestReportText } from '#documents/report.ts'
import * as say from '#wording/reports.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import type { ReportFaults, ReportField, ReportWords } from './report-form.ts'
import './words-fields.css'

interface WordsFieldsProps {
  readonly words: ReportWords
  readonly faults: ReportFaults
  readonly isNoteNeeded: boolean
  readonly onChange: (field: ReportField, text: string) => void
}

/** A note, and a link to an old picture that shows it. */
export function WordsFields({ words, faults, isNoteNeeded, onChange }: WordsFieldsProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <>
      <div className="text-field">
        <label htmlFor={id}>
          {isNoteNeeded ? say.whatIsWrong() : say.note()}{' '}
          {!isNoteNeeded && <span className="muted">{say.optional()}</span>}
        </label>
        <div className="text-field-frame" data-wrong={faults.note !== undefined || undefined}>
          <textarea
            id={id}
            className="note-area"
            name="note"
            rows={3}
            maxLength={longestReportText.note}
            value={words.note}
            required={isNoteNeeded}
            aria-invalid={faults.note !== undefined || undefined}
            aria-describedby={`${errorId} ${hintId}`}
            onChange={(event) => onChange('note', event.target.value)}
          />
        </div>
        <p id={errorId} className="text-field-error" role="alert">
          {faults.note}
        </p>
        <p id={hintId} className="text-field-hint">
          {say.noteHint()}
        </p>
      </div>
      <TextField
        label={say.pictureLink()}
        name="link"
        type="url"
        inputMode="url"
        hint={say.pictureLinkHint()}
        maxLength={longestReportText.link}
        value={words.link}
        error={faults.link}
        onChange={(text) => onChange('link', text)}
      />
    </>
  )
}
