/** What surrounds every page. */
import { message } from './message.ts'

export const pageNotShown = message('This page could not be shown')
export const pageFailed = message(
  'Something went wrong on this page. Reloading may help; the rest of the site still works.',
)
export const reload = message('Reload')
export const pageNotOpened = message('The page could not be opened. {reason}')
export const tryAgain = message('Try again')
export const furtherPages = message('Further pages')
export const reportAChange = message('Report a change')
export const keyboardShortcuts = message('Keyboard shortcuts')
export const shelvesAsOf = message('Shelves as of')
export const lastTour = message('Last tour')
export const serviceEnded = message('Service ended')
export const endMoment = message('<day/>, 06:00 UTC')
export const rankingFormula = message('Ranking formula')
export const formulaVersion = message('Version {version}')
export const site = message('Site')
export const siteVersion = message(
  '{hasCommit, select, yes {Version {version}, commit <commit/>} other {Version {version}}}',
)
export const disclaimer = message(
  '{site} is an unofficial fan site. Mario Kart Tour and its names belong to their owners. It is not affiliated with or endorsed by Nintendo. All artwork is our own.',
)
/** In a sentence about what could not be loaded. */
export const footerPart = message('The footer')
export const reportError = message('Report an error on this page')
export const skipToContent = message('Skip to content')
export const menu = message('Menu')
export const areas = message('Areas')
export const lastDay = message('Last day')
export const signIn = message('Sign in')
export const noTable = message('There is no table here to copy.')
export const rowsCopied = message('{rows, plural, one {# row} other {# rows}} copied as CSV.')
export const copyRefused = message('This browser does not allow copying. Select the table and copy it there.')
export const close = message('Close')
export const useShortcuts = message('Use keyboard shortcuts')
export const useShortcutsHint = message('In this browser. They are always off while you type.')
export const thisPageNotOpened = message('This page could not be opened.')
export const needsAccount = message(
  'It belongs to an account: it opens offline only where somebody has signed in while online.',
)
export const sources = message('Sources')

// What keys do.
export const searchKey = message('Search everywhere')
export const rowKeys = message('Next or previous row of a list or table')
export const openKey = message('Open the row')
export const ownKey = message('Mark the item in the row as owned, or unmark it')
export const levelKeys = message('Set its level')
export const pageKeys = message('Previous or next page: day, item, course, tour')
export const markKey = message('Mark the row in the address, or unmark it; a click beside its links does the same')
export const copyKey = message('Copy the table as CSV')
export const reportKey = message('Report a change: of the row, or of the page')
export const themeKey = message('Choose light or dark, and how close lists stand')
export const toastKey = message('To the newest message, to undo what it says; also while you type')
export const listKey = message('Show this list')
export const reviewKeys = message('Accept or refuse a report, or undo that')
