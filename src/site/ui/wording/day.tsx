import type { IsoDate } from '#catalogue/calendar.ts'
import { formatDay } from '#wording/days.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function formatWeekday(date: IsoDate): string {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!
}

export function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDay(date)}</time>
}
