/** Reports of wrong data, and their review. */
import { message } from './message.ts'

export const itemOnCourse = message('<item/> on <course/>')
export const somethingOn = message('Something on <page/>{hasDay, select, yes {, seen on <day/>} other {}}')
export const unknownClaim = message('<item/> on <course/>, which the site does not know')
export const claimAlready = message(
  '<item/> on <course/>: <b>{shelf}</b>, already{hasDay, select, yes { on <day/>} other {}}',
)
export const claimChange = message(
  '<item/> on <course/>: <hidden>we say </hidden><said/> <arrow/><hidden>, the game showed</hidden> <b>{shelf}</b>{hasDay, select, yes { on <day/>} other {}}',
)
export const whichDay = message('On which day?')
export const dayHint = message('Leave it empty if you are not sure.')
export const thankYou = message('Thank you!')
export const reportKept = message(
  'The server cannot be reached. Your report is saved in this browser and will be sent as soon as possible.',
)
export const reportWaits = message(
  'The server cannot be reached, and this browser stores nothing more. Keep this page open: your report is sent as soon as possible.',
)
export const notSent = message('Your report was not sent')
export const acceptedBefore = message(
  'Reviewers have already accepted this: it will be on the pages when they are made again.',
)
export const firstReport = message('You are the first to report this.')
export const reportedBefore = message('You have reported this before. Each player counts once.')
export const othersReported = message(
  '{count, plural, one {# other player reported the same.} other {# other players reported the same.}}',
)
export const noReportsHere = message('This copy of the site cannot take reports.')
export const newItem = message('{kind, select, driver {Driver, new} kart {Kart, new} other {Glider, new}}')
export const lastRankedCup = message('Last ranked cup')
export const reportChange = message('Report a change')
export const introduction = message('The game has ended, but its record can still be completed. No account needed.')
export const takeItBack = message('Take it back')
export const done = message('Done')
export const otherWrong = message('Something else is wrong')
export const shelfWrong = message('A shelf is wrong')
export const sendReport = message('Send report')
export const takenBack = message('Your report has been taken back.')
export const gameData = message('The game data')
export const whichCourse = message('On which course?')
export const dayOutOfRange = message('Choose a day from {first} to {last}.')
export const noteMissing = message('Say in a sentence what is wrong.')
export const tooLong = message('Shorten it to {count} characters.')
export const controlCharacters = message('Remove the control characters.')
export const badLink = message('Enter a web address that begins with https://')
export const reportsSent = message('{count, plural, one {# report} other {# reports}} sent. Thank you!')
export const reportsRefused = message('The server did not accept {count, plural, one {# report} other {# reports}}.')
export const reportItElsewhere = message('Report it elsewhere')
export const whatHappens = message(
  '<strong>What happens to it:</strong> the more players report the same, the sooner a reviewer looks at it. Once accepted, it appears on the pages once they are made again, with a note that players reported it.',
)
export const decisionsSoFar = message('Decisions so far')
export const chooseAnotherItem = message('Choose another item')
export const chooseAnotherCourse = message('Choose another course')
export const notOnRecord = message('Not on record')
export const weSay = message('We say: <b>{shelf}</b>')
export const addPictureOrNote = message('Add an old picture or a note')
export const whatDidItShow = message('What did the game show?')
export const onePressSends = message('One press sends the report.')
export const placeAlready = message('{shelf}, already then')
export const whatIsWrong = message('What is wrong?')
export const note = message('Note')
export const optional = message('(optional)')
export const noteHint = message('Reviewers read it. Leave out anything personal.')
export const pictureLink = message('Link to an old picture')
export const pictureLinkHint = message('A screenshot or a video of the game that shows it: nothing proves more.')
export const open = message('Open')
export const accepted = message('Accepted')
export const refused = message('Refused')
export const onThePages = message('On the pages')
export const claimReporters = message(
  '<b>{confirmations, plural, one {# confirmation} other {# confirmations}}</b>. Reported by {players, plural, one {# player} other {# players}}, {verified, plural, =0 {none} other {#}} with a confirmed address, first on <time/>{sender, select, none {} sole {, by the one sender above} other {, by sender {number}}}.',
)
export const giveAReason = message('Give a reason')
export const reason = message('Reason')
export const reasonHint = message('Everyone can read it on the corrections page.')
export const accept = message('Accept')
export const refuse = message('Refuse')
export const openAgain = message('Open again')
export const undo = message('Undo')
export const noEvidence = message('No days, no notes and no pictures.')
export const evidenceOrigin = message(
  '{hasDay, select, yes {about <day/>, } other {}}on <page/>, <time/>{isVerified, select, yes {, confirmed address} other {}}',
)
export const unknownItem = message('The site does not know the item.')
export const pageSaysNow = message(
  'The page now says {place, select, top_1 {top shelf} top_3 {top from level 3} top_6 {top from level 6} top_8 {top from level 8} middle {middle shelf} other {bottom shelf}}.',
)
export const shelvesOnRecord = message(
  'On record: {tops, plural, one {# top shelf} other {# top shelves}} from level 1, {later} from a higher level, {middles} middle.',
)
export const publicLists = message('Public lists count {of} at level 1, of which {known} are known.')
export const tryAgain = message('Try again')
export const loading = message('Loading…')
export const reviewReports = message('Review reports')
export const reviewKeys = message(
  '{count, plural, one {# open report} other {# open reports}}{isCut, select, yes {, {shown} of {total} shown} other {}}. Keys: <next/> <previous/> to move, <accept/> accepts, <refuse/> refuses, <undo/> undoes.',
)
export const loadAgain = message('Load again')
export const nothingToReviewWhy = message('New reports appear here. <link>Decisions so far</link>')
export const nothingToReview = message('Nothing to review')
export const floodTitle = message('Many from one sender')
export const floodExplanation = message(
  '<b>{count, plural, one {# open report} other {# open reports}}</b> come from {senders, plural, one {one sender} other {# senders}}, each an account or a network, and nobody else has made them. Deleted reports cannot be brought back.',
)
export const deleteAll = message('Delete all {count}')
export const bySender = message('Sender by sender')
export const senderReports = message('Sender {number}: {count, plural, one {# report} other {# reports}}')
export const deleteOfSender = message('Delete {count} of sender {number}')
export const thePage = message('The page')
export const refusedBefore = message('Reviewers have decided against this before.')
export const whichItem = message('Which driver, kart or glider?')
export const whichItemOn = message('Which driver, kart or glider on {course}?')
export const topShelf = message('Top shelf')
export const topFrom3 = message('Top from level 3')
export const topFrom6 = message('Top from level 6')
export const topFrom8 = message('Top from level 8')
export const middleShelf = message('Middle shelf')
export const bottomShelf = message('Bottom shelf')
export const halfDay = message('Enter the whole day, or clear it.')
export const evidenceCount = message('{count, plural, one {# detail} other {# details}}')
export const reportsDeleted = message('{count, plural, one {# report was deleted.} other {# reports were deleted.}}')
