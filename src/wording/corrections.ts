/** What was corrected. */
import { message } from './message.ts'

export const aboutCorrections = message(
  'What players reported as wrong, what reviewers decided, and what later records took back.',
)
export const listsAgree = message(
  'Players’ lists of {month} count the same shelves for {equal, number} of the {of, number} items.',
)
export const aboutRecord = message(
  'The game has ended, but its record can still be completed. The shelves of the whole game were last recorded on <day/>.',
)
export const howToReport = message(
  'If a page differs from what the game showed, press <button>Report a change</button> at the end of the page, or the flag of a row in an item’s table. Name the day if you know it, and add a link to an old picture if you have one: it proves most. It takes seconds and no account. Players who report the same thing confirm each other; a reviewer looks at what most have seen, and accepted reports appear on the pages with their source.',
)
export const reportAChange = message('Report a change')
export const missingShelves = message('Where shelves are missing')
export const knownShelves = message(
  '{knownTop, number} of {top, number} top, {knownMiddle, number} of {middle, number} middle',
)
export const notOnLists = message('Not on players’ lists')
export const recentDecisions = message('Recent decisions')
export const reportedByPlayers = message('Reported by players')
export const takenBack = message('Taken back by a later record')
export const open = message('Open')
export const accepted = message('Accepted, not on the pages yet')
export const notAccepted = message('Not accepted')
export const onThePages = message('On the pages')
export const recentlyDecided = message('Recently decided')
export const reportedAndDecided = message(
  '<state/> {players, plural, one {# player} other {# players}} reported it, decided <day/>',
)
export const reportedBy = message('<state/> {players, plural, one {# player} other {# players}} reported it')
export const shelves = message('{shelves, plural, one {# shelf} other {# shelves}}')
export const decisions = message('{decisions, plural, one {# decision} other {# decisions}}')
