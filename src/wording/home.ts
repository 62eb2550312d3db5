/** Home. */
import { message } from './message.ts'

export const title = message('Every day of Mario Kart Tour')
export const aboutSite = message(
  'The complete record from {first} to {last}: which drivers, karts and gliders were best on every day, tour and course, and why.',
)
export const stepIntoDay = message('Step into a day')
export const lastPodium = message('The last podium')
export const fullRanking = message('<hidden>Full ranking of </hidden>{day}')
export const lastRaceCard = message('The last race card')
export const otherWeeks = message('Any other week')
export const everythingElse = message('Seven years, every tool')
export const aboutTours = message('Year by year: their cups, their ranked weeks, and what was new.')
export const aboutRecords = message('Most days at number one, longest reigns, biggest falls: seven years in figures.')
export const aboutMyRecord = message('How far you got, as a keepsake: a picture, two pages to print, a link.')
export const aboutRankings = message('What was on top on each day, with the calendar of all of them.')
export const aboutChecklist = message('What you own, marked, imported or pasted, and kept in this browser.')
export const aboutData = message(
  'Every item, shelf, course and tour as files: SQLite ({megabytes} MB), CSV and JSON (1 MB each).',
)
export const search = message('Search {things, number} items and course variants')
export const onThisDay = message('On {day}')
export const bestOnDay = message('Best {kind, select, driver {drivers} kart {karts} other {gliders}} on {day}')
export const tours = message('{tours, plural, one {# tour} other {# tours}}')
export const records = message('Records')
export const myRecord = message('My record')
export const rankings = message('Daily rankings')
export const checklist = message('Checklist')
export const openData = message('Open data')
export const podiumPart = message('The podium')
export const restPart = message('The rest')
