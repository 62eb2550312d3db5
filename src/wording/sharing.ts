/** Sharing, and what was shared. */
import { message } from './message.ts'

export const link = message('Link')
export const theItems = message('The items')
export const loading = message('Loading…')
export const markWhatYouOwn = message('Mark what you own first.')
export const nothingToShareYet = message('Nothing to share yet')
export const myMarioKartTour = message('My Mario Kart Tour collection')
export const theMarioKartTour = message('The Mario Kart Tour collection of {name}')
export const whoeverOpensTheLink = message(
  'Whoever opens the link sees <more/><more2/><more3/> and the name below, and can compare it with their own. It needs no account, contains nothing else, and does not change with your checklist.',
)
export const yourName = message('Your name')
export const shownToWhoeverOpens = message('Shown to whoever opens the link.')
export const shareLink = message('Share link')
export const copy = message('Copy')
export const seeWhatTheySee = message('See what they see')
export const theLinkCouldNot = message('The link could not be copied. Select it in its field and copy it there.')
export const sharedTextSumComputesum = message('{shared}#{text}&sum={computeSum}')
export const copyTheLink = message('Copy the link')
export const thisBrowserDoesNot = message('This browser does not let the site copy it for you.')
export const comparedWithYours = message('Compared with yours')
export const theirLevel = message('Their level')
export const furthestAheadOfYou = message('Furthest ahead of you')
export const theSharedCollection = message('The shared collection')
export const levelTheirsPointsCap = message('Level {theirs}, points cap {cap}')
export const levelTheirs = message('Level {theirs}')
export const theirs = message('Theirs: <more/>')
export const yours = message('Yours: <more/>')
export const itemsInThisLink = message(
  '{items, plural, one {# item} other {# items}} in this link <more/> not known here. Reload the page: your copy of the site may be older than the link.',
)
export const keepAsACollection = message('Keep as a collection')
export const markWhatYouOwnTo = message('<link>Mark what you own</link> to compare it with this.')
export const aPlayersDriversKarts = message(
  'A player’s drivers, karts and gliders, as they were when the link was made.',
)
export const sharedWithYou = message('Shared with you')
export const whatWasSharedIs = message(
  'What was shared is in the link itself, and only your browser reads it: this page needs JavaScript.',
)
