import { fromDayNumber, isIsoDate, msPerDay, type IsoDate } from './calendar.ts'

/** The game's day begins, and its tours and weeks change, at 06:00 UTC. */
const changeOfDay = 'T06:00:00Z'

const firstYear = '2019'
const lastYear = '2099'

/** What a text must be for `isGameDay`, and how to write it. */
export const gameDayWording = {
  expected: `a day from ${firstYear} to ${lastYear}`,
  remedy: 'Write the day as YEAR-MONTH-DAY, for example 2021-06-16.',
} as const

/** True for a day of the calendar since the year of the game's start; the end keeps a mistyped year from passing. */
export function isGameDay(text: string): text is IsoDate {
  return isIsoDate(text) && text >= firstYear && text.slice(0, 4) <= lastYear
}

/** The moment at which a day of the game begins, and the one before it ends: milliseconds since 1970. */
export function findDayStart(date: IsoDate): number {
  return Date.parse(formatDayStart(date))
}

/** The same moment as data has it: `2026-11-25T06:00:00Z`. */
export function formatDayStart(date: IsoDate): string {
  return date + changeOfDay
}

/** The day of the game at a moment: milliseconds since 1970. */
export function findGameDay(moment: number): IsoDate {
  const sinceChange = moment - findDayStart('1970-01-01')
  return fromDayNumber(Math.floor(sinceChange / msPerDay))
}
