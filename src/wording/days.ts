/** Days in words. Without Intl, which differs between machines: server and browser must agree exactly. */
import type { IsoDate } from '#catalogue/calendar.ts'
import { message } from './message.ts'

/** From `01` to `12`, within a day and before a year. */
const monthNames = message(
  '{month, select, 01 {January} 02 {February} 03 {March} 04 {April} 05 {May} 06 {June} 07 {July} 08 {August} 09 {September} 10 {October} 11 {November} other {December}}',
)
const shortMonths = message(
  '{month, select, 01 {Jan} 02 {Feb} 03 {Mar} 04 {Apr} 05 {May} 06 {Jun} 07 {Jul} 08 {Aug} 09 {Sep} 10 {Oct} 11 {Nov} other {Dec}}',
)
/** From `0`, which is Sunday. */
const weekdays = message(
  '{day, select, 0 {Sunday} 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} other {Saturday}}',
)
const shortWeekdays = message('{day, select, 0 {Sun} 1 {Mon} 2 {Tue} 3 {Wed} 4 {Thu} 5 {Fri} other {Sat}}')

const shortDay = message('{day} {month} {year}')
/** Whole names of months have placeholders of their own: Spanish and Portuguese put “de” beside them, but not beside short ones. */
const longDay = message('{day} {monthName} {year}')
const dayOfMonth = message('{day} {monthName}')
const monthOfYear = message('{monthName} {year}')
const shortMonthOfYear = message('{month} {year}')

/** `14 Jul 2021`. */
export function formatDay(date: IsoDate): string {
  return shortDay(abbreviateDate(date))
}

/** `14 July 2021`: in the titles and descriptions of pages. */
export function formatLongDay(date: IsoDate): string {
  return longDay(spellDate(date))
}

/** `14 July`, of any year. */
export function formatDayOfMonth(date: IsoDate): string {
  return dayOfMonth(spellDate(date))
}

/** `July 2021`. */
export function formatMonth(date: IsoDate): string {
  return monthOfYear(spellDate(date))
}

/** `Jul 2021`. */
export function formatShortMonth(date: IsoDate): string {
  return shortMonthOfYear(abbreviateDate(date))
}

/** `July`. @param month from 1 */
export function nameMonth(month: number): string {
  return monthNames({ month: String(month).padStart(2, '0') })
}

/** `Wednesday`. */
export function formatWeekday(date: IsoDate): string {
  return weekdays({ day: readWeekday(date) })
}

/** `Wed`. */
export function formatShortWeekday(date: IsoDate): string {
  return shortWeekdays({ day: readWeekday(date) })
}

/** From `0`, which is Sunday. */
function readWeekday(date: IsoDate): string {
  return String(new Date(`${date}T00:00:00Z`).getUTCDay())
}

function abbreviateDate(date: IsoDate) {
  const { year, month, day } = readDate(date)
  return { year, month: shortMonths({ month }), day }
}

function spellDate(date: IsoDate) {
  const { year, month, day } = readDate(date)
  return { year, monthName: monthNames({ month }), day }
}

function readDate(date: IsoDate) {
  const [year, month, day] = date.split('-')
  return { year: year!, month: month!, day: Number(day) }
}
