import { type SubmitEvent, useRef } from 'react'
import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { firstRankingDay } from '#rankings/list-ranking-days.ts'
import { navigationServices } from '../../features/navigation/navigation-services.ts'
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

async function jumpTo(wanted: IsoDate): Promise<void> {
  const { begin } = await navigationServices
  const isOverdue = begin()
  await import('./open-day.ts').then(
    ({ openDay }) => openDay(wanted, isOverdue),
    () => {
      // Without its code the browser goes there itself, and says why if it cannot.
      if (!isOverdue()) location.assign(dayRankingPath(wanted))
    },
  )
}
