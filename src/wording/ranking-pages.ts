/** The pages of rankings. */
import { message } from './message.ts'
import type { RankingRef } from '#pages/data/refs.ts'

const ofGame = message('Worth having')
const ofWeek = message('Week {week}, {tour}')

export function nameRanking({ name, week }: RankingRef): string {
  if (name === null) return ofGame()
  return week === undefined ? name : ofWeek({ week, tour: name })
}

export const kindOnCourses = message(
  '{kind, select, driver {Drivers} kart {Karts} other {Gliders}} on each of {variants, plural, one {# course variant} other {# course variants}}',
)
export const searchCourseRankings = message('Search course rankings')
export const noCourse = message('No course is called “{query}”')
export const showAll = message('Show all')
export const showAllCourses = message('Show all {courses, number}')
export const inCup = message('In the ranked cup of {day}')
export const day = message('Day')
export const otherDays = message('Other days')
export const allDailyRankings = message('All daily rankings')
export const noRankingNearest = message('{day} has no ranking. The nearest is that of {nearest}.')
export const kindOfItem = message('Kind of item')
export const aboutCalendar = message('Every day from {first} to {last}. Marked: a day on which a ranking changed.')
export const dayChanged = message('{day}, changed')
export const moved = message('{kind, select, driver {Drivers} kart {Karts} other {Gliders}} that moved')
export const risers = message('Risers')
export const fallers = message('Fallers')
export const newcomers = message('Newcomers')
export const all = message('All {count, number}')
export const bestShown = message('The best {best, number} of {count, number}, {state}')
export const allShown = message('All {count, number}, {state}')
export const dayState = message(
  '{change, select, first {the very first ranking} none {unchanged since {day}, the very first ranking} today {changed on this day, when {causes}} other {unchanged since {day}, when {causes}}}',
)
export const rankingOfDay = message('Ranking of {day}')
export const weekdayOfTour = message('<more>{weekday} of the </more><tour/><more>, <days/></more>')
export const rankedCup = message('Ranked cup')
export const kindsOnThisPage = message('Kinds on this page')
export const otherDaysAgain = message('Other days, once more')
export const aboutDay = message('What was good on <day/>, of every item')
export const worthHaving = message(
  '<game>{kind, select, driver {Drivers} kart {Karts} other {Gliders}} worth having</game> by how often each course comes up in a year of tours',
)
export const otherRankings = message('Other rankings')
export const kindOnDay = message('{kind, select, driver {Drivers} kart {Karts} other {Gliders}} on {day}, best first')
export const rankingPart = message('The ranking of {day}')
export const noRanking = message('{day} has no ranking')
export const daysWithRanking = message('All days that have one')
export const whyAt = message('Why {item} is at {rank, number}')
export const aboutItem = message('All about {item}')
export const aboutThatDay = message('all about {day}')
export const reasonsPart = message('The reasons')
export const itemsRanked = message(
  '{items} with a shelf {where, select, game {anywhere} other {here}}, ranked as of <day/>',
)
export const bestFive = message('The best five over time')
export const historyPart = message('The history')
export const rankOfBestFive = message('Daily rank of the best five')
export const noneRanked = message(
  'No {kind, select, driver {driver} kart {kart} other {glider}} has a shelf here on record',
)
export const browseRankings = message('Browse the other rankings')
export const courseLead = message('<course/>, <plan>my loadout there</plan>')
export const aboutGame = message(
  'What to get and level: every course counts once, and again for each cup that uses it in the {tours, plural, one {# tour} other {# tours}} of a year, <days/>. Each of the {cups, plural, one {# ranked cup} other {# ranked cups}} counts six times.',
)
export const weekLead = message('<tour/>, <days/>, <plan>my loadout for it</plan>')
export const tourLead = message('<tour/>, <days/>, <plan>my gaps in it</plan>')
export const rankedBy = message('Ranked by:')
export const kindInTours = message(
  '{kind, select, driver {Drivers} kart {Karts} other {Gliders}} in each of {tours, plural, one {# tour} other {# tours}}',
)
export const olderTours = message('Older tours')
export const wholeTour = message('The whole tour')
export const wholeTourNamed = message('The whole tour: {tour}')
export const week = message('Week {week}')
export const weekOfTour = message('Week {week}: {tour}')
export const tourUnknown = message('The courses of the tour are not on record, so “Tour” is a dash.')
export const cupUnknown = message('No ranked cup of this day is on record, so “Cup” is a dash.')
export const nothingKnown = message(
  'Neither a ranked cup of this day nor the courses of its tour are on record, so “Cup” and “Tour” are dashes.',
)
export const variantCount = message('{variants, plural, one {# variant} other {# variants}}')
/** Monday is 1. */
export const weekdayLetter = message('{day, select, 1 {M} 2 {T} 3 {W} 4 {T} 5 {F} 6 {S} other {S}}')
export const withoutRanking = message(
  'Without a ranking: {days}{more, plural, =0 {} one { and # more day} other { and # more days}}.',
)
export const bestFirst = message('{kind, select, driver {Drivers} kart {Karts} other {Gliders}}, best first')
export const byCourse = message('By course')
export const byTour = message('By tour and week')
export const withoutShelf = message(
  '{kind, select, driver {{count, plural, one {# more driver has} other {# more drivers have}}} kart {{count, plural, one {# more kart has} other {# more karts have}}} other {{count, plural, one {# more glider has} other {# more gliders have}}}} no shelf {where, select, game {on record} other {here}}.',
)
export const lastDay = message('The last day')
export const lastCup = message('The last ranked cup')
export const lastTour = message('The last tour')
export const gameRanking = message('Worth having')
export const anyCourse = message('A course …')
export const anyTour = message('A tour or week …')
export const anyDay = message('Any day …')
export const periodLead = message('<tour/>, <days/>')
