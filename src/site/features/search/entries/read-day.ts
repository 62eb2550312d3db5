import { addDays, isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import { monthNames } from '#pages/source/wording.ts'

const dayFirst = /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,})\.?,? (?<year>\d{4})$/
const monthFirst = /^(?<month>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/
const numbers = /^(?<first>\d{1,2})([./-])(?<second>\d{1,2})\2(?<year>\d{4})$/

/** “Today” is in the name of a ranking. */
const daysFromToday: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['tomorrow', 1],
])

/**
 * Reads `2021-05-29`, `29 May 2021` or `May 29, 2021`, with the month in full or shortened, `29.5.2021` and `29/05/2021`,
 * `yesterday` and `tomorrow`; null for anything else. In `5/29/2021`, the second number can be no month.
 * @param today null while it is unknown
 */
export function readDay(text: string, today: IsoDate | null): IsoDate | null {
  const written = text.trim().replace(/\s+/g, ' ').toLowerCase()
  if (isIsoDate(written)) return written
  const distance = daysFromToday.get(written)
  if (distance !== undefined) return today && addDays(today, distance)
  const { first = '', second = '', year: ofNumbers = '' } = numbers.exec(written)?.groups ?? {}
  const inNumbers = toDate(ofNumbers, second, first) ?? toDate(ofNumbers, first, second)
  if (inNumbers) return inNumbers
  const { day = '', month = '', year = '' } = (dayFirst.exec(written) ?? monthFirst.exec(written))?.groups ?? {}
  const index = monthNames.findIndex((name) => month !== '' && name.toLowerCase().startsWith(month))
  return toDate(year, String(index + 1), day)
}

/** Null where the calendar has no such day. */
function toDate(year: string, month: string, day: string): IsoDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : null
}
