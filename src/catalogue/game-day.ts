import { isIsoDate, type IsoDate } from './calendar.ts'

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
