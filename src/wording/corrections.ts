/** What was corrected. */
import { message } from './message.ts'

export const whatPlayersReportedAs = message(
  'What players reported as wrong, what reviewers decided, and what later records took back.',
)
export const playersListsOfDay = message(
  'Players’ lists of {day} count the same shelves for {equal} of the {of} items.',
)
export const theGameHasEnded = message(
  'The game has ended, but its record can still be completed. The shelves of the whole game were last recorded on <day/>. <more/>',
)
export const ifAPageDiffers = message(
  'If a page differs from what the game showed, press <strong>Report a change</strong> at the end of the page, or the flag of a row in an item’s table. Name the day if you know it, and add a link to an old picture if you have one: it proves most. It takes seconds and no account. Players who report the same thing confirm each other; a reviewer looks at what most have seen, and accepted reports appear on the pages with their source.',
)
export const reportAChange = message('Report a change')
export const whereShelvesAreMissing = message('Where shelves are missing')
export const knownOfOfTop = message('{known} of {of} top, {known2} of {of2} middle')
export const notOnPlayersLists = message('Not on players’ lists')
export const recentDecisions = message('Recent decisions')
export const reportedByPlayers = message('Reported by players')
export const takenBackByA = message('Taken back by a later record')
export const open = message('Open')
export const acceptedNotOnThe = message('Accepted, not on the pages yet')
export const notAccepted = message('Not accepted')
export const onThePages = message('On the pages')
export const recentlyDecided = message('Recently decided')
export const decided = message(', decided')
export const playersReportedIt = message(
  '<span/> {players, plural, one {# player} other {# players}} reported it<more/>',
)
