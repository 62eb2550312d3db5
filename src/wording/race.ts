/** The race card. */
import { message } from './message.ts'

export const pictureDownloaded = message('Picture downloaded: {file}')
export const cardNotShared = message('The card could not be shared. Save it as a picture instead.')
export const theRaceCard = message('The race card')
export const shelvesUnknown = message('The shelves of {courses} are not on record.')
export const coursesUnknown = message(
  '{known, plural, =0 {No course in this link is} other {Not every course in this link is}} known here. It may have been cut short: ask for the link again, or choose the courses yourself.',
)
export const sentCard = message(
  'This is the card of whoever sent you the link. <link>The same courses with my items</link>',
)
export const chooseACourse = message('Choose a course')
export const addACourse = message('Add a course')
export const noCourseYet = message('No course yet')
export const theLastRankedCup = message('The last ranked cup')
export const change = message('Change')
export const changeCourse = message('Change {course}')
export const searchCourses = message('Search courses')
export const myRaceCard = message('My race card')
export const sharedRaceCard = message('Race card that was shared with me')
export const bestRaceCard = message('Race card: the best there are')
export const raceCard = message('Race card')
export const markInvitation = message(
  'These are the best there are. <link>Mark what you own</link>, and this becomes your card.',
)
export const markToo = message('Mark {items}, too: points take all three.')
export const nextSteps = message('Next steps')
export const reviewThem = message('Review them')
export const yourRaceCard = message('Your race card')
export const offlineOffer = message('Your card, and the whole game in a few megabytes, can be read without a network.')
export const readOffline = message('Read offline')
export const noKind = message('No {kind, select, driver {driver} kart {kart} other {glider}}')
export const levelShort = message('Lv {level}')
export const shareLink = message('Share link')
export const picture = message('Picture')
export const ownLinkCopied = message(
  'Link copied. Whoever opens it sees this card, and can race the same courses with their own items.',
)
export const bestLinkCopied = message(
  'Link copied. Whoever opens it sees the best there are on these courses, or their own.',
)
export const shelfAndLevel = message(
  '{shelf, select, top {Top shelf} middle {Middle shelf} low {Bottom shelf} other {Unknown shelf}}, level {level}',
)
export const changeTheCourses = message('Change the courses')
export const tourWeek = message('<tour/>, week {week} <basis/>')
export const rankingsOfThatWeek = message('Rankings of that week')
export const planForIt = message('Plan for it')
export const lead = message(
  'For any ranked week<more>: what to race with, by the shelves of {day}; the best there are, or the best of what you own</more>. <record/>',
)
export const needsScript = message(
  'The card of another week is made in your browser: it needs JavaScript. Pages of tours list its courses.',
)
export const otherWeeks = message('Other weeks')
export const weekDay = message('A day of the week')
export const noCupKnown = message('The courses of no ranked cup are known.')
export const cupUnknownOn = message('The courses of a ranked cup on {day} are not known. Here is the last one.')
export const theLastRound = message('The last round')
export const earlierYears = message('Earlier years')
export const rankedWeek = message('Ranked week {week}')
export const notOwned = message('Not owned')
export const theCard = message('The card')
export const coursesOfChoice = message('Courses of your choice')
export const sharedWithYou = message('Shared with you')
export const sharedCup = message('Shared with you: {cup}')
export const aKind = message('{kind, select, driver {a driver} kart {a kart} other {a glider}}')
export const itemUpgrade = message('<item/> {upgrade}.')
export const pointCount = message('{points} points')
export const shelfShort = message('{shelf, select, top {Top} middle {Middle} low {Bottom} other {Unknown}}')
export const cardOfDays = message('{card}, {days}')
export const rankedWeeks = message('{weeks, plural, one {# ranked week} other {# ranked weeks}}')
