/** Courses. */
import { message } from './message.ts'

export const whatToRaceWith = message('What to race with on {name}')
export const yourLoadout = message('Your loadout')
export const lastCupMuted = message('last-cup muted')
export const lastInARanked = message('Last in a ranked cup on <day/>: <more/> of the <link/><more2/>. ')
export const coursesMostWithVariants = message(
  '{courses, plural, one {# course} other {# courses}}, most with variants. ',
)
export const rIsReversedT = message(
  '<span/>R is reversed, T has tricks, <term/> has both.<span2> Every variant has its own shelves.</span2>',
)
export const notInTheLast = message('Not in the last year')
export const rankedcupsOfRankedcups2Cups = message('{rankedCups} of {rankedCups2} cups, {tours} of {tours2} tours')
export const covered = message(' covered')
export const shelfHistoryRecords = message('Shelf history: {records, plural, one {# record} other {# records}}')
export const theHistory = message('The history')
export const bottomShelf = message('Bottom shelf')
export const isAShelfWrong = message('Is a shelf wrong?')
export const noneOnRecord = message('None on record')
export const myLoadout = message('My loadout')
export const myLoadoutForName = message('My loadout for {name}')
export const noShelvesOnRecord = message('No shelves on record. Do you know one?')
export const reportAChange = message('Report a change')
export const sinceName = message('since {name}')
export const firstRecorded = message('first recorded')
export const pointsPoints = message('<more/><link/> {points} points')
export const nobodyCountedThisCourse = message('Nobody counted this course: means of others.')
export const whatPaysActionsIn = message(
  '<strong>What pays:</strong> <more/>{actions, plural, one {# action} other {# actions}} in a full combo<more2/>. <map/><more3/> <more4/>',
)
export const debutInThe = message('debut in the <link/>')
export const firstRecorded2 = message(', first recorded')
export const variants = message('Variants')
export const otherCourses = message('Other courses')
export const points = message('Points')
export const youOwnNone = message('You own none')
export const lv = message('Lv <value/>')
export const gainsMostPerTicket = message(
  'Gains most per ticket: <value/> <describeUpgrade/>. <link>Runner-up and parts</link>',
)
export const firstRecord = message('First record')
export const removed = message('Removed')
export const cupsWithThisCourse = message(
  '{cups, plural, one {# recorded cup} other {# recorded cups}} with this course<more/>',
)
export const unnamedCup = message('unnamed cup')
export const rankedWeekWeek = message('Ranked, week {week}')
export const inferred = message('Inferred')
