/** Sharing, and what was shared. */
import { message } from './message.ts'

export const link = message('Link')
export const items = message('The items')
export const loading = message('Loading…')
export const markFirst = message('Mark what you own first.')
export const nothingToShare = message('Nothing to share yet')
export const myTitle = message('My Mario Kart Tour collection')
export const titleOf = message('The Mario Kart Tour collection of {name}')
export const explanation = message(
  'Whoever opens the link sees {what, select, items {the {count, plural, one {# item} other {# items}} that you own with their levels{hasCaps, select, yes { and points caps} other {}}} featured {what you feature} other {the {count, plural, one {# item} other {# items}} that you own with their levels{hasCaps, select, yes { and points caps} other {}}, what you feature}} and the name below, and can compare it with their own. It needs no account, contains nothing else, and does not change with your checklist.',
)
export const yourName = message('Your name')
export const yourNameHint = message('Shown to whoever opens the link.')
export const shareLink = message('Share link')
export const copy = message('Copy')
export const seeWhatTheySee = message('See what they see')
export const notCopied = message('The link could not be copied. Select it in its field and copy it there.')
export const copyLink = message('Copy the link')
export const copyRefused = message('This browser does not let the site copy it for you.')
export const comparedWithYours = message('Compared with yours')
export const theirLevel = message('Their level')
export const furthestAheadOfYou = message('Furthest ahead of you')
export const sharedCollection = message('The shared collection')
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
export const linkCopied = message(
  'Link copied. Whoever opens it sees your collection, and can compare it with their own.',
)
export const notShared = message('{what} could not be shared.')
