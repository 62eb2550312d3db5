/** What surrounds every page. */
import { message } from './message.ts'

export const loadingChunkChunkFailed = message('Loading chunk {chunk} failed')
export const thisPageCouldNot = message('This page could not be shown')
export const somethingWentWrongOn = message(
  'Something went wrong on this page. Reloading may help; the rest of the site still works.',
)
export const reload = message('Reload')
export const thePageCouldNot = message('The page could not be opened. {value}')
export const tryAgain = message('Try again')
export const furtherPages = message('Further pages')
export const reportAChange = message('Report a change')
export const keyboardShortcuts = message('Keyboard shortcuts')
export const shelvesAsOf = message('Shelves as of')
export const lastTour = message('Last tour')
export const serviceEnded = message('Service ended')
export const text0600Utc = message(', 06:00 UTC')
export const rankingFormula = message('Ranking formula')
export const versionFormulaversion = message('Version {formulaVersion}')
export const site = message('Site')
export const commit = message(', commit <code/>')
export const versionVersion = message('Version {version}<more/>')
export const sitenameIsAnUnofficial = message(
  '{siteName} is an unofficial fan site. Mario Kart Tour and its names belong to their owners. It is not affiliated with or endorsed by Nintendo. All artwork is our own.',
)
export const reportAnErrorOn = message('Report an error on this page')
export const skipToContent = message('Skip to content')
export const menu = message('Menu')
export const areas = message('Areas')
export const lastDay = message('Last day')
export const signIn = message('Sign in')
export const thereIsNoTable = message('There is no table here to copy.')
export const rowsCopiedAsCsv = message('{rows, plural, one {# row} other {# rows}} copied as CSV.')
export const thisBrowserDoesNot = message('This browser does not allow copying. Select the table and copy it there.')
export const close = message('Close')
export const textUseKeyboardShortcuts = message('Use keyboard shortcuts')
export const inThisBrowserThey = message('In this browser. They are always off while you type.')
export const thisPageCouldNotBe = message('This page could not be opened.')
export const itBelongsToAn = message(
  'It belongs to an account: it opens offline only where somebody has signed in while online.',
)
