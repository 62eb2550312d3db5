/** How titles and descriptions say days, counts and records. */
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

/** `14 July 2021`, without asking the machine's locale. */
export function formatDay(date: IsoDate): string {
  return `${Number(date.slice(8))} ${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

/** `14 Jul 2021`, where room is short. */
export function formatShortDay(date: IsoDate): string {
  return formatDay(date).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3))
}

/** How the shelves of a day are known, once per page: `Recorded 1 Oct 2025`, `Last known: 1 Oct 2025`. */
export function formatRecords({ label, before }: Pick<RecordsAround, 'label' | 'before'>): string {
  const day = before === null ? '' : formatShortDay(before)
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

/** `1 course`, `12 courses`; regular plurals alone. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** What follows the rank of an item whose shelves are not all known. Nothing is better than the first. */
export function orBetter(rank: number, isShort: boolean): string {
  return isShort && rank > 1 ? ' or better' : ''
}
