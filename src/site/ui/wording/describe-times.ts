/** `days`: 18–25 Nov 2026. `hours`: 18–25 Nov 2026, 07:00 (06:00 UTC). */
export type TimeStyle = 'days' | 'hours'

/**
 * The texts of a moment, or of the two ends of a period, milliseconds since 1970: in the reader's zone with UTC beside
 * it, else in UTC. Without Intl, which differs between machines, and with nothing from outside: its source is part of
 * the inline script of every page.
 */
export function describeTimes(times: readonly number[], style: TimeStyle, isLocal: boolean): string[] {
  const weekdays = 'SunMonTueWedThuFriSat'
  const months = 'JanFebMarAprMayJunJulAugSepOctNovDec'
  const read = (time: number, isShifted: boolean) => {
    const date = new Date(isShifted ? time - new Date(time).getTimezoneOffset() * 6e4 : time)
    const text = date.toISOString()
    return {
      weekday: weekdays.slice(date.getUTCDay() * 3).slice(0, 3),
      day: String(date.getUTCDate()),
      month: months.slice(date.getUTCMonth() * 3).slice(0, 3),
      year: text.slice(0, 4),
      hour: text.slice(11, 16),
    }
  }
  const spell = (isShifted: boolean, isBeside: boolean) => {
    const ends = times.map((time) => read(time, isShifted))
    const end = ends[ends.length - 1]!
    const start = ends[0]!
    const year = isBeside ? '' : ' ' + end.year
    const last = end.day + ' ' + end.month + year + (style === 'hours' ? ', ' + end.hour : '')
    if (times.length === 1) return [isBeside ? last : end.weekday + ' ' + last]
    const hour = style === 'hours' && start.hour !== end.hour ? ', ' + start.hour : ''
    const isOneYear = start.year === end.year
    const month = isOneYear && start.month === end.month && !hour ? '' : ' ' + start.month
    const first = start.day + month + (isOneYear || isBeside ? '' : ' ' + start.year) + hour
    return [first + (month ? ' – ' : '–'), last]
  }
  const isElsewhere = isLocal && times.some((time) => new Date(time).getTimezoneOffset() !== 0)
  const texts = spell(isElsewhere, false)
  if (style === 'days') return texts
  const isSameDay = times.every((time) => read(time, isElsewhere).day === read(time, false).day)
  const utc = isSameDay ? read(times[times.length - 1]!, false).hour : spell(false, true).join('')
  const end = texts.pop()! + (isElsewhere ? ' (' + utc + ' UTC)' : ' UTC')
  return texts.concat(end)
}
