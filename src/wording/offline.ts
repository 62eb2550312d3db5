/** Reading offline. */
import { message } from './message.ts'

export const downloadedTitle = message('Downloaded to this device')
export const downloadedExplanation = message('These parts of the site are available offline.')
export const visitedTitle = message('Pages on this device')
export const visitedExplanation = message('Pages you opened, and some to which they lead, fetched ahead.')
export const showRankings = message('Show {count, plural, one {# daily ranking} other {# daily rankings}}')
export const nothingYet = message('Nothing here yet. Pages you open while online can be read offline later.')
export const updateReady = message('Update ready')
export const reload = message('Reload')
export const offlineSince = message('Offline · data from {day}')
export const offline = message('Offline')
export const whatToDownload = message('What to download')
export const removed = message('The download has been removed from this device.')
export const updateDownload = message('Update the download')
export const download = message('Download ({size})')
export const remove = message('Remove from this device')
export const downloadingPages = message('Downloading pages')
export const stop = message('Stop')
export const storageFull = message(
  'There is not enough storage on this device. Select less to complete the download; downloaded pages stay available.',
)
export const storageBlocked = message(
  'This browser stores no pages of this site, so nothing can be read offline. Allow cookies and site data for it in the browser’s settings, leave private browsing, or open the site by https, then load this page again.',
)
export const unreachable = message(
  'The site cannot be reached, so nothing is downloaded. Pages on this device stay available.',
)
export const downloading = message('Downloading…')
export const downloaded = message('<b>{size}</b> downloaded.')
export const megabytes = message('{size} MB')
export const pageMissing = message(
  'This page is not available offline. Try again when you are online, or open one of the pages below.',
)
export const tryAgain = message('Try again')
export const introduction = message(
  'Pages you open stay on this device for a while. You can also download the whole site, or its facts as <link>files to keep</link>.',
)
export const downloadTitle = message('Download for offline use')
export const needsScript = message(
  'Pages are kept by a part of the site that runs in your browser, which needs JavaScript. Without it, the <link>files to keep</link> hold the same facts.',
)
export const pageCount = message('{count, plural, one {# page} other {# pages}}')
export const downloadedOf = message('<b>{size}</b> downloaded, as the site was on <day/>.')
export const sizeOf = message('{done} of {all}')
export const partAndSize = message('{part} ({size})')
export const game = message('The game')
export const rankings = message('Rankings by course, tour and ranked week')
export const days = message('Daily rankings')
export const gameHint = message(
  'Drivers, karts, gliders, courses, tours, skills, badges and guides. {pages, plural, one {# page} other {# pages}}.',
)
export const rankingsHint = message('As of the last day. {pages, plural, one {# page} other {# pages}}.')
export const daysHint = message('Back to September 2019. {pages, plural, one {# page} other {# pages}}.')
export const home = message('Home')
