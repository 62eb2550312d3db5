/** The race card. */
import { message } from './message.ts'

export const italic700SizePx = message('italic 700 {size}px "Barlow Condensed", "Arial Narrow", sans-serif')
export const text400SizePxBarlow = message('400 {size}px Barlow, sans-serif')
export const pictureDownloadedFilename = message('Picture downloaded: {fileName}')
export const theCardCouldNot = message('The card could not be shared. Save it as a picture instead.')
export const theRaceCard = message('The race card')
export const theShelvesOfAre = message('The shelves of <listWords/> are not on record.')
export const inThisLinkIs = message(
  '<more/> in this link is known here. It may have been cut short: ask for the link again, or choose the courses yourself.',
)
export const thisIsTheCard = message(
  'This is the card of whoever sent you the link. <link>The same courses with my items</link>',
)
export const chooseACourse = message('Choose a course')
export const addACourse = message('Add a course')
export const noCourseYet = message('No course yet')
export const theLastRankedCup = message('The last ranked cup')
export const change = message('Change')
export const changeValue = message('Change {value}')
export const searchCourses = message('Search courses')
export const myRaceCard = message('My race card')
export const raceCardThatWas = message('Race card that was shared with me')
export const raceCardTheBest = message('Race card: the best there are')
export const raceCard = message('Race card')
export const theseAreTheBest = message(
  'These are the best there are. <link>Mark what you own</link>, and this becomes your card.',
)
export const markListwordsTooPoints = message('Mark {listWords}, too: points take all three. ')
export const nextSteps = message('Next steps')
export const reviewThem = message('Review them')
export const yourRaceCard = message('Your race card')
export const yourCardAndThe = message(
  'Your card, and the whole game in a few megabytes, can be read without a network.',
)
export const readOffline = message('Read offline')
export const points = message('<strong/> points<more/>')
export const noKind = message('No {kind, select, driver {driver} kart {kart} other {glider}}')
export const lvLevel = message('Lv {level}')
export const shareLink = message('Share link')
export const picture = message('Picture')
export const linkCopiedWhoeverOpens = message(
  'Link copied. Whoever opens it sees this card, and can race the same courses with their own items.',
)
export const linkCopiedWhoeverOpensIt = message(
  'Link copied. Whoever opens it sees the best there are on these courses, or their own.',
)
export const valueLevelLevel = message('{value}, level {level}')
export const changeTheCourses = message('Change the courses')
export const weekWeek = message('<link/>, week {week} <cycleNote/>')
export const rankingsOfThatWeek = message('Rankings of that week')
export const planForIt = message('Plan for it')
export const whatToRaceWith = message(
  ': what to race with, by the shelves of {day}; the best there are, or the best of what you own',
)
export const forAnyRankedWeek = message('For any ranked week<span/>. <recordLabelBadge/>')
export const theCardOfAnother = message(
  'The card of another week is made in your browser: it needs JavaScript. Pages of tours list its courses.',
)
export const otherWeeks = message('Other weeks')
export const aDayOfThe = message('A day of the week')
export const theCoursesOfNo = message('The courses of no ranked cup are known.')
export const theCoursesOfA = message('The courses of a ranked cup on {day} are not known. Here is the last one.')
export const theLastRound = message('The last round')
export const earlierYears = message('Earlier years')
export const rankedWeekWeek = message('Ranked week {week}')
