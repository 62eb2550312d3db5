import { timeWords, type TimeWords } from '#wording/times.ts'

/** `days`: 18–25 Nov 2026. `hours`: 18–25 Nov 2026, 07:00 (Wed 06:00 UTC). */
export type TimeStyle = 'days' | 'hours'

/**
 * The texts of a moment, or of the two ends of a period, milliseconds since 1970: in the reader's zone with UTC beside
 * it, else in UTC.
 */
export function describeTimes(times: readonly number[], style: TimeStyle, isLocal: boolean): string[] {
  return writeTimes(times, style, isLocal, timeWords)
}

/**
 * Without Intl, which differs between machines, with nothing from outside, and short: its source is part of the inline
 * script of every page.
 */
export function writeTimes(times: readonly number[], style: TimeStyle, isLocal: boolean, words: TimeWords): string[] {
  const minuteMs = 60_000
  // Of `Wed, 18 Nov 2026 06:00:00 GMT`: weekday, day, month, year, hour, minute.
  const read = (time: number, shift: boolean) =>
    new Date(time - (shift ? new Date(time).getTimezoneOffset() * minuteMs : 0)).toUTCString().split(/\W+/)
  const fill = (pattern: string, parts: readonly string[], text = '') =>
    pattern.replace(/\{(\w)\}/g, (_, key: string) => {
      const part = parts['wdmyhi'.indexOf(key)] ?? text
      return key === 'd' ? String(+part) : (words.names[part] ?? part)
    })
  const here = times.map((time) => read(time, isLocal))
  const there = times.map((time) => read(time, false))
  const [start, end, utc] = [here[0]!, here.at(-1)!, there.at(-1)!]
  const withClock = (date: string, parts: readonly string[]) => fill(words.clock, parts, date)
  const whole = (date: string) =>
    style === 'days' ? date : fill('' + here === '' + there ? words.utc : words.both, utc, withClock(date, end))
  if (!times[1]) return [whole(fill(words.one, end))]
  const isClockOther = style === 'hours' && '' + start.slice(4) !== '' + end.slice(4)
  const span = start[3] !== end[3] ? 2 : start[2] !== end[2] || isClockOther ? 1 : 0
  const first = fill(words.first[span]!, start)
  return [
    fill(words.upTo[span]!, [], isClockOther ? withClock(first, start) : first),
    whole(fill(words.last[span]!, end)),
  ]
}

/**
 * `Sat 21 Nov 2026, 19:07 (18:07 UTC)`, in the reader's own time: for labels. Elsewhere `Times` says it.
 * @param momentMs milliseconds since 1970
 */
export function formatMoment(momentMs: number): string {
  return describeTimes([momentMs], 'hours', true).join('')
}
