import type { IsoDate } from '#catalogue/calendar.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `14 Jul 2021`. Without Intl, which differs between machines: server and browser must agree exactly. */
export function formatDay(date: IsoDate): string {
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

/** `14–28 Jul 2021`, `28 Jul – 11 Aug 2021` or `22 Dec 2021 – 5 Jan 2022`. */
export function formatDayRange(start: IsoDate, end: IsoDate): string {
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))}–${formatDay(end)}`
  const from = start.slice(0, 4) === end.slice(0, 4) ? formatDay(start).slice(0, -5) : formatDay(start)
  return `${from} – ${formatDay(end)}`
}

export function formatWeekday(date: IsoDate): string {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!
}

export function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDay(date)}</time>
}

export function DayRange({ start, end }: { start: IsoDate; end: IsoDate }) {
  return <span className="day-range">{formatDayRange(start, end)}</span>
}
