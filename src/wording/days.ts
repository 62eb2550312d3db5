/** Days in words. Without Intl, which differs between machines: server and browser must agree exactly. */
import type { IsoDate } from '#catalogue/calendar.ts'

/** January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `14 Jul 2021`. */
export function formatDay(date: IsoDate): string {
  return `${Number(date.slice(8))} ${formatShortMonth(date)}`
}

/** `14 July 2021`: in the titles and descriptions of pages. */
export function formatLongDay(date: IsoDate): string {
  return `${Number(date.slice(8))} ${formatMonth(date)}`
}

/** `July 2021`. */
export function formatMonth(date: IsoDate): string {
  return `${nameMonth(date)} ${date.slice(0, 4)}`
}

/** `Jul 2021`. */
function formatShortMonth(date: IsoDate): string {
  return `${nameMonth(date).slice(0, 3)} ${date.slice(0, 4)}`
}

function nameMonth(date: IsoDate): string {
  return monthNames[Number(date.slice(5, 7)) - 1]!
}
