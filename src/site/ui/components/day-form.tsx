import { type SubmitEvent, useRef } from 'react'
import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import * as say from '#wording/controls.ts'
import './day-form.css'

interface DayFormProps {
  /** Where it leads: "Day", "Week of". */
  readonly label: string
  readonly day: IsoDate
  readonly first: IsoDate
  readonly last: IsoDate
  readonly onDay: (day: IsoDate) => void
}

/** Any day by its date. It goes on request, not on change: a date typed in parts passes through several dates. */
export function DayForm({ label, day, first, last, onDay }: DayFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = input.current?.value ?? ''
    if (isIsoDate(wanted)) onDay(wanted)
  }
  return (
    <form className="day-form" onSubmit={go}>
      {/* Keyed by the day: it shows the one that its reader has gone to. */}
      <input key={day} ref={input} type="date" aria-label={label} defaultValue={day} min={first} max={last} required />
      <button type="submit" className="button">
        {say.go()}
      </button>
    </form>
  )
}
