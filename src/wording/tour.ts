/** Tours. */
import { message } from './message.ts'

export const weekByWeek = message('Week by week')
export const dayStart = message('Game days start at 06:00 UTC.')
export const aboutLoadouts = message(
  'Below each course what to race with there, everything at level 8 and its highest points cap, and what a race brings.',
)
export const noRankedCup = message('Its ranked cup is not recorded.')
export const loadoutsOf = message('Best loadouts, {week}')
export const rankingOf = message('{month}: its ranking')
export const shelvesChanged = message('What changed on the shelves')
export const shelvesGained = message(
  '{top, number} top and {shelves, plural, one {# middle shelf} other {# middle shelves}}',
)
export const itemsGained = message(
  '{items, plural, one {# item of earlier tours has} other {# items of earlier tours have}} shelves on record since these two weeks.{hasMost, select, yes { Most top shelves gained:} other {}}',
)
export const mostGained = message(
  'Most top shelves gained, {kind, select, driver {drivers} kart {karts} other {gliders}}',
)
export const middleGained = message('+{middle, number} middle')
export const beforeAndAfter = message('Before and after')
export const aboutLeaders = message('Number one of each kind before the tour and on its last day')
export const numberOne = message('Number one')
export const beforeOn = message('Before, on {day}')
export const atEndOn = message('At the end, on {day}')
export const rankBefore = message('{rank, select, none {no rank before} 1 {#1 before, too} other {#{rank} before}}')
export const rankAfter = message(
  '{rank, select, none {no rank at the end} 1 {#1 at the end, too} other {#{rank} at the end}}',
)
export const cups = message('Cups')
export const noCups = message('The cups of this tour are not recorded')
export const allTours = message('See all tours')
export const favours = message('Favours <driver/>')
export const aboutTours = message(
  '{tours, plural, one {# tour} other {# tours}} of two weeks<more>: when each ran, its cups and ranked weeks, what was new, and what was best</more>.',
)
export const byTheYearlyCycle = message('By the yearly cycle')
export const aboutCycle = message(
  'Tours with this mark have no record of their own. From October 2023 on the 26 tours of the year before came round again. Where this can be checked, it holds: tours 153 and 158 are recorded, and the game itself called them by the keys of tours 101 and 80, with the same fifteen cups; and the spotlights of twelve tours are the same in 2023–24 and in 2026.',
)
export const calendarFile = message('As a calendar file')
export const timelineLabel = message('New items of each tour, year by year; the list has them in words')
export const aboutTimeline = message('Bars: new items of each tour. Lines above: new city courses.')
export const bonusChallenges = message('Bonus challenges')
export const recordedIn = message('Recorded in tour {number}; later repeats are not')
export const shop = message('What the shop sold')
export const listedForEvery = message('As listed for every run of the tour on <day/>')
export const listedOn = message('As listed on <day/>')
export const onlyHere = message('In this run alone: {items}.')
export const tour = message('Tour')
export const newCityCourse = message('New city course')
export const newIt = message('New')
export const newUnknown = message('Whether this tour brought new items has not been recorded.')
export const newInTour = message('New in this tour')
export const bestInTour = message('Best in this tour')
export const bestInGame = message('Best in the whole game')
export const bestOfTour = message('Best {kind, select, driver {drivers} kart {karts} other {gliders}} in the {tour}')
export const bestOfGame = message(
  'Best {kind, select, driver {drivers} kart {karts} other {gliders}} in the whole game',
)
export const otherTours = message('Other tours')
export const newCourses = message('New courses')
export const week = message('Week {week, number}')
export const weekNamed = message('Week {week, number}: {cup}')
export const cupCount = message('{cups, plural, one {# cup} other {# cups}}')
export const newItems = message('{items, plural, one {# new item} other {# new items}}')
export const itemCount = message('{items, plural, one {# item} other {# items}}')
export const variantCount = message('{variants, plural, one {# variant} other {# variants}}')
export const tourNews = message('{tour}: {news}')
export const restPart = message('The rest of the tour')
