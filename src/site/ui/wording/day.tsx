import type { IsoDate } from '#catalogue/calendar.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `14 Jul 2021`. Without Intl, which differs between machines: server and browser must agree exactly. */
export function formatDay(date: IsoDate): string {
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

export function formatWeekday(date: IsoDate): string {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!
}

export function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDay(date)}</time>
}
