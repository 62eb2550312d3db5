import { firstRankingDay } from '#rankings/list-ranking-days.ts'
import * as say from '#wording/reports.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import type { ReportFaults, ReportField, ReportOrigin, ReportWords } from './report-form.ts'

interface DayFieldProps {
  readonly words: ReportWords
  readonly faults: ReportFaults
  readonly origin: ReportOrigin
  readonly onChange: (field: ReportField, text: string) => void
}

/** The day that a report is about. Empty by default: not sure. */
export function DayField({ words, faults, origin, onChange }: DayFieldProps) {
  return (
    <TextField
      label={say.whichDay()}
      name="day"
      type="date"
      hint={say.dayHint()}
      min={firstRankingDay}
      max={origin.lastDay}
      value={words.day}
      error={faults.day}
      onChange={(text) => onChange('day', text)}
    />
  )
}
