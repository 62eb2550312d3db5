import { isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import { monthNames } from '#pages/source/wording.ts'

const dayFirst = /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,})\.?,? (?<year>\d{4})$/
const monthFirst = /^(?<month>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/

/** Reads `2021-05-29`, `29 May 2021` or `May 29, 2021`, with the month in full or shortened; null for anything else. */
export function readDay(text: string): IsoDate | null {
  const written = text.trim().replace(/\s+/g, ' ').toLowerCase()
  if (isIsoDate(written)) return written
  const { day = '', month = '', year = '' } = (dayFirst.exec(written) ?? monthFirst.exec(written))?.groups ?? {}
  const index = monthNames.findIndex((name) => month !== '' && name.toLowerCase().startsWith(month))
  const date = `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : null
}
