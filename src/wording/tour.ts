/** Tours. */
import { message } from './message.ts'

export const weekByWeek = message('Week by week')
export const gameDaysStartAt = message('Game days start at 06:00 UTC.')
export const belowEachCourseWhat = message(
  'Below each course what to race with there, everything at level 8 and its highest points cap, and what a race brings.',
)
export const itsRankedCupIs = message('Its ranked cup is not recorded.')
export const bestLoadoutsTitle = message('Best loadouts, {title}')
export const itsRanking = message(' <value/>: its ranking')
export const whatChangedOnThe = message('What changed on the shelves')
export const topTopAndShelves = message(
  '{top, number} top and {shelves, plural, one {# middle shelf} other {# middle shelves}}',
)
export const itemsOfEarlierTours = message(
  '{items, plural, one {# item} other {# items}} of earlier tours <more/> shelves on record since these two weeks.<more2/>',
)
export const mostTopShelvesGained = message('Most top shelves gained, {value}')
export const middleMiddle = message('+{middle} middle')
export const beforeAndAfter = message('Before and after')
export const numberOneOfEach = message('Number one of each kind before the tour and on its last day')
export const numberOne = message('Number one')
export const beforeOnDay = message('Before, on {day}')
export const atTheEndOn = message('At the end, on {day}')
export const text1OtherToo = message('#1 {other}, too')
export const noRankOther = message('no rank {other}')
export const cups = message('Cups')
export const theCupsOfThis = message('The cups of this tour are not recorded')
export const seeAllTours = message('See all tours')
export const favours = message('Favours')
export const toursOfTwoWeeks = message(
  '{tours, plural, one {# tour} other {# tours}} of two weeks<span>: when each ran, its cups and ranked weeks, what was new, and what was best</span>.',
)
export const byTheYearlyCycle = message('By the yearly cycle')
export const toursWithThisMark = message(
  'Tours with this mark have no record of their own. From October 2023 on the 26 tours of the year before came round again. Where this can be checked, it holds: tours 153 and 158 are recorded, and the game itself called them by the keys of tours 101 and 80, with the same fifteen cups; and the spotlights of twelve tours are the same in 2023–24 and in 2026.',
)
export const asACalendarFile = message('As a calendar file')
export const newItemsOfEach = message('New items of each tour, year by year; the list has them in words')
export const barsNewItemsOf = message('Bars: new items of each tour. Lines above: new city courses.')
export const bonusChallenges = message('Bonus challenges')
export const recordedInTourNumber = message('Recorded in tour {number}; later repeats are not')
export const whatTheShopSold = message('What the shop sold')
export const asListedForEvery = message('As listed for every run of the tour on ')
export const asListedOn = message('As listed on ')
export const inThisRunAlone = message('In this run alone: <value/>.')
export const tour = message('Tour')
export const newCityCourse = message('New city course')
export const newIt = message('New')
export const whetherThisTourBrought = message('Whether this tour brought new items has not been recorded.')
export const newInThisTour = message('New in this tour')
export const bestInThisTour = message('Best in this tour')
export const bestInTheWhole = message('Best in the whole game')
export const bestOfTour = message('Best {kind, select, driver {drivers} kart {karts} other {gliders}} in the {tour}')
export const bestOfGame = message(
  'Best {kind, select, driver {drivers} kart {karts} other {gliders}} in the whole game',
)
export const otherTours = message('Other tours')
export const newCourses = message('New courses')
