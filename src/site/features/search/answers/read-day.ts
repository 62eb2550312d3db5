import { isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import { nameMonth } from '#wording/days.ts'
import { foldName } from '../matching/fold-name.ts'

const dayFirst =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|[.º])? (?:(?:of|de) )?(?<month>\p{L}{3,})(?:\.?,? (?:de )?(?<year>\d{4}))?\.?$/u
const monthFirst = /^(?<month>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/u
const numbers = /^(?<first>\d{1,2})([./-])(?<second>\d{1,2})\2(?<year>\d{4})$/
/** `2021年5月29日`, `2021/5/29`, and `5月29日` of the last year. */
const yearFirst = /^(?:(?<year>\d{4}) ?[年년./-] ?)?(?<month>\d{1,2}) ?[月월./-] ?(?<day>\d{1,2})(?<ending> ?[日일])?$/

const englishMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** As day and month. */
const holidays: ReadonlyMap<string, string> = new Map([
  ['christmas', '25 december'],
  ['christmas day', '25 december'],
  ['christmas eve', '24 december'],
  ['xmas', '25 december'],
])
const holiday = /^(?:xmas|christmas(?: day| eve)?)(?= \d{4}$|$)/

/**
 * Reads `2021-05-29`, `2021年5月29日`, `29 May 2021` or `May 29, 2021`, with the month in full or shortened, `29.5.2021` and `29/05/2021`,
 * and `Christmas 2022`. `29 May` is the last one of the game. In `5/29/2021`, the second number can be no month. Null for
 * anything else.
 * @param last day of the game; null while it is unknown
 */
export function readDay(text: string, last: IsoDate | null): IsoDate | null {
  const spaced = text.trim().replace(/\s+/g, ' ').toLowerCase()
  const written = spaced.replace(holiday, (name) => holidays.get(name) ?? name)
  if (isIsoDate(written)) return written
  const { first = '', second = '', year: ofNumbers = '' } = numbers.exec(written)?.groups ?? {}
  const inNumbers = toDate(ofNumbers, second, first) ?? toDate(ofNumbers, first, second)
  if (inNumbers) return inNumbers
  const ofYear = yearFirst.exec(written)?.groups
  if (ofYear) {
    const { year = '', month = '', day = '', ending = '' } = ofYear
    // `5/29` may be anything.
    if (year !== '') return toDate(year, month, day)
    return ending === '' ? null : findLastYear((asked) => toDate(asked, month, day), last)
  }
  const { day = '', month: named = '', year = '' } = (dayFirst.exec(written) ?? monthFirst.exec(written))?.groups ?? {}
  const month = foldName(named)
  const index = englishMonths.findIndex(
    (name, before) => month !== '' && [name, foldName(nameMonth(before + 1))].some((each) => each.startsWith(month)),
  )
  if (index < 0) return null
  const toDateIn = (asked: string) => toDate(asked, String(index + 1), day)
  return year === '' ? findLastYear(toDateIn, last) : toDateIn(year)
}

/** Of 29 February it may be years ago. */
function findLastYear(toDateIn: (year: string) => IsoDate | null, last: IsoDate | null): IsoDate | null {
  if (last === null) return null
  const years = [0, 1, 2, 3, 4].map((ago) => toDateIn(String(Number(last.slice(0, 4)) - ago)))
  return years.find((date) => date !== null && date <= last) ?? null
}

/** Null where the calendar has no such day. */
function toDate(year: string, month: string, day: string): IsoDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : null
}
