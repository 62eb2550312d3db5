import { type SubmitEvent, useRef } from 'react'
import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { firstRankingDay } from '#rankings/list-ranking-days.ts'
import './day-jump.css'

/** Any day by its date. It goes on request, not on change: a date typed in parts passes through several dates. */
export function DayJump({ date, last }: { date: IsoDate; last: IsoDate }) {
  const input = useRef<HTMLInputElement>(null)
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = input.current?.value ?? ''
    if (isIsoDate(wanted) && wanted !== date) void jumpTo(wanted)
  }
  return (
    <form className="day-jump" onSubmit={jump}>
      <input ref={input} type="date" aria-label="Day" defaultValue={date} min={firstRankingDay} max={last} required />
      <button type="submit" className="button">
        Go
      </button>
    </form>
  )
}

function jumpTo(wanted: IsoDate): Promise<void> {
  return import('./open-day.ts').then(
    ({ openDay }) => openDay(wanted),
    // Without its code the browser goes there itself, and says why if it cannot.
    () => location.assign(dayRankingPath(wanted)),
  )
}
