import { type SubmitEvent, useRef } from 'react'
import { type IsoDate, isIsoDate } from '#catalogue/calendar.ts'
import { dayRankingPath, routes } from '#pages/routes.ts'
import { firstRankingDay } from '#rankings/list-ranking-days.ts'
import { formatDay } from '../components/day.tsx'
import { readingServices } from '../navigation/reading-services.ts'
import { showToast } from '../toasts/show-toast.tsx'
import { findRankedDay } from './find-ranked-day.ts'

/** Any day by its date. It goes on request, not on change: a date typed in parts is several dates on its way. */
export function DayJump({ date, last }: { date: IsoDate; last: string | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = input.current?.value ?? ''
    if (isIsoDate(wanted) && wanted !== date) void openDay(wanted)
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

async function openDay(wanted: IsoDate): Promise<void> {
  const { navigate, loadPageData } = await readingServices
  const found = await loadPageData(routes['ranking-calendar']).then(
    ({ data }) => (data?.kind === 'ranking-calendar' ? findRankedDay(wanted, data) : wanted),
    // Without the calendar the day is tried as it is: its own page says it if it cannot be had.
    () => wanted,
  )
  if (found !== wanted) {
    showToast({ message: `${formatDay(wanted)} has no ranking. This is ${formatDay(found)}, the nearest before it.` })
  }
  navigate(new URL(dayRankingPath(found), location.href))
}
