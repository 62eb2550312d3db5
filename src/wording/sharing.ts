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
export const compared = message('Compared with yours')
export const theirLevel = message('Their level')
export const furthestAheadOfYou = message('Furthest ahead of you')
export const sharedCollection = message('The shared collection')
export const levelAndCap = message('Level {level, number}, points cap {cap, number}')
export const level = message('Level {level, number}')
export const theirs = message('Theirs: {level, plural, =0 {not owned} other {level #}}')
export const yours = message('Yours: {level, plural, =0 {not owned} other {level #}}')
export const unknownItems = message(
  '{items, plural, one {# item in this link is} other {# items in this link are}} not known here. Reload the page: your copy of the site may be older than the link.',
)
export const keepCollection = message('Keep as a collection')
export const markToCompare = message('<checklist>Mark what you own</checklist> to compare it with this.')
export const aboutShared = message('A player’s drivers, karts and gliders, as they were when the link was made.')
export const sharedWithYou = message('Shared with you')
export const needsJavaScript = message(
  'What was shared is in the link itself, and only your browser reads it: this page needs JavaScript.',
)
export const linkCopied = message(
  'Link copied. Whoever opens it sees your collection, and can compare it with their own.',
)
export const notShared = message('{what} could not be shared.')
export const onlyTheirs = message('Only theirs')
export const onlyYours = message('Only yours')
export const theirsHigher = message('Theirs is higher')
export const yoursHigher = message('Yours is higher')
export const sameLevel = message('Same level')
export const nothingShared = message('Nothing is shared in this link')
export const aboutNothingShared = message(
  'Links to a collection are made with “Share” in the <checklist>checklist</checklist>. If you opened one, its end is missing: ask for it again.',
)
export const linkCut = message('The end of this link is missing')
export const aboutLinkCut = message(
  'It may have been cut off in transit. Copy the whole of it, or ask whoever sent it to send it again.',
)
export const linkDamaged = message('This link is damaged')
export const aboutLinkDamaged = message(
  'It changed in transit, so none of it is shown. Ask whoever sent it to send it again.',
)
export const linkNewer = message('This link is from a newer version of the site')
export const aboutLinkNewer = message(
  'Reload this page. If that does not help, come back in an hour: your copy of the site may be an old one.',
)
export const theirItems = message('Their items')
export const compareWithMine = message('Compare with mine')
export const whatToShow = message('What to show')
export const featuredBy = message(
  '{parts, select, items {{name}’s featured items} badges {{name}’s featured badges} other {{name}’s featured items and badges}}',
)
export const featuredByPlayer = message(
  '{parts, select, items {A player’s featured items} badges {A player’s featured badges} other {A player’s featured items and badges}}',
)
export const collectionOf = message('{name}’s collection')
export const collectionOfPlayer = message('A player’s collection')
export const featuredLevel = message(
  '{kind, select, driver {Driver} kart {Kart} other {Glider}}, {level, plural, =0 {wanted} other {level #}}',
)
