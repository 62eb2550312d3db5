/** How days, counts and records are said: in titles and descriptions, and in what the site shows. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { RecordsAround } from '#rankings/find-records.ts'

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

/** `14 Jul 2021`. Without Intl, which differs between machines: server and browser must agree exactly. */
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

/** How the shelves of a day are known, once per page: `Recorded 1 Oct 2025`, `Last known: 1 Oct 2025`. */
export function formatRecords({ label, before }: Pick<RecordsAround, 'label' | 'before'>): string {
  const day = before === null ? '' : formatDay(before)
  switch (label) {
    case 'recorded':
      return `Recorded ${day}`.trim()
    case 'carried-on':
      return `Last known: ${day}`
    case 'between':
      return 'Between two records'
    case 'reconstructed':
      return 'Reconstructed'
  }
}

/** `1 course`, `12 courses`, `1,119 courses`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}

/** With commas between thousands, whatever the machine's locale. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** What follows the rank of an item whose shelves are not all known. Nothing is better than the first. */
export function orBetter(rank: number, isShort: boolean): string {
  return isShort && rank > 1 ? ' or better' : ''
}
