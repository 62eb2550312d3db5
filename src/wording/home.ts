/** Home. */
import { message } from './message.ts'

export const everyDayOfMario = message('Every day of Mario Kart Tour')
export const theCompleteRecordFrom = message(
  'The complete record from {day} to {day2}: which drivers, karts and gliders were best on every day, tour and course, and why.',
)
export const stepIntoADay = message('Step into a day')
export const theLastPodium = message('The last podium')
export const fullRankingOf = message('Full ranking of ')
export const theLastRaceCard = message('The last race card')
export const anyOtherWeek = message('Any other week')
export const sevenYearsEveryTool = message('Seven years, every tool')
export const yearByYearTheir = message('Year by year: their cups, their ranked weeks, and what was new.')
export const mostDaysAtNumber = message(
  'Most days at number one, longest reigns, biggest falls: seven years in figures.',
)
export const howFarYouGot = message('How far you got, as a keepsake: a picture, two pages to print, a link.')
export const whatWasOnTop = message('What was on top on each day, with the calendar of all of them.')
export const whatYouOwnMarked = message('What you own, marked, imported or pasted, and kept in this browser.')
export const everyItemShelfCourse = message(
  'Every item, shelf, course and tour as files: SQLite ({sqlite} MB), CSV and JSON (1 MB each).',
)
export const searchThingsItemsAnd = message('Search {things, number} items and course variants')
export const onThisDay = message('On {day}')
