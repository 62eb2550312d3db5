import { addDays, daysBetween, isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import { monthNames } from '#pages/source/wording.ts'

const dayFirst = /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>[a-z]{3,})(?:\.?,? (?<year>\d{4}))?\.?$/
const monthFirst = /^(?<month>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/
const numbers = /^(?<first>\d{1,2})([./-])(?<second>\d{1,2})\2(?<year>\d{4})$/

/** “Today” is in the name of a ranking. */
const daysFromToday: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['tomorrow', 1],
  ['last week', -7],
])

/**
 * Reads `2021-05-29`, `29 May 2021` or `May 29, 2021`, with the month in full or shortened, `29.5.2021` and `29/05/2021`,
 * `yesterday`, `tomorrow` and `last week`, seven days ago. `29 May` is that of the year in which it is nearest to today.
 * In `5/29/2021`, the second number can be no month. Null for anything else.
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
  if (index < 0) return null
  const toDateIn = (asked: string) => toDate(asked, String(index + 1), day)
  return year === '' ? findNearestYear(toDateIn, today) : toDateIn(year)
}

function findNearestYear(toDateIn: (year: string) => IsoDate | null, today: IsoDate | null): IsoDate | null {
  if (today === null) return null
  const distance = (date: IsoDate) => Math.abs(daysBetween(today, date))
  const dates = [-1, 0, 1].flatMap((years) => toDateIn(String(Number(today.slice(0, 4)) + years)) ?? [])
  return dates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Null where the calendar has no such day. */
function toDate(year: string, month: string, day: string): IsoDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : null
}
