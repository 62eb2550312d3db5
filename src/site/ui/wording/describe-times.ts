/** `days`: 18–25 Nov 2026. `hours`: 18–25 Nov 2026, 07:00 (Wed 06:00 UTC). */
export type TimeStyle = 'days' | 'hours'

/**
 * The texts of a moment, or of the two ends of a period, milliseconds since 1970: in the reader's zone with UTC beside
 * it, else in UTC. Without Intl, which differs between machines, with nothing from outside, and short: its source is
 * part of the inline script of every page.
 */
export function describeTimes(times: readonly number[], style: TimeStyle, isLocal: boolean): string[] {
  const minuteMs = 60_000
  // Of `Wed, 18 Nov 2026 06:00:00 GMT`: weekday, day, month, year, hour, minute.
  const read = (time: number, shift: boolean) =>
    new Date(time - (shift ? new Date(time).getTimezoneOffset() * minuteMs : 0)).toUTCString().split(/\W+/)
  const here = times.map((time) => read(time, isLocal))
  const there = times.map((time) => read(time, false))
  const [weekday, day, month, year, hour, minute] = here.at(-1)!
  const [utcDay, , , , utcHour, utcMinute] = there.at(-1)!
  const [, day1, month1, year1, hour1, minute1] = here[0]!
  const clock = style === 'days' ? '' : `, ${hour}:${minute}`
  const utc = '' + here === '' + there ? ' UTC' : ` (${utcDay} ${utcHour}:${utcMinute} UTC)`
  const end = `${+day!} ${month} ${year}${clock}${clock && utc}`
  if (!times[1]) return [`${weekday} ${end}`]
  const clock1 = clock && `, ${hour1}:${minute1}`
  const rest = (year1 === year ? '' : ' ' + year1) + (clock1 === clock ? '' : clock1)
  return [+day1! + (rest || month1 !== month ? ` ${month1}${rest} – ` : '–'), end]
}
