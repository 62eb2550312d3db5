import type { IsoDate } from '#catalogue/calendar.ts'
import { formatDay } from '#wording/days.ts'

export function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDay(date)}</time>
}
