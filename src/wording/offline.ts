/** Reading offline. */
import { message } from './message.ts'

export const downloadedToThisDevice = message('Downloaded to this device')
export const thesePartsOfThe = message('These parts of the site are available offline.')
export const pagesOnThisDevice = message('Pages on this device')
export const pagesYouOpenedAnd = message('Pages you opened, and some to which they lead, fetched ahead.')
export const showRankings = message('Show {rankings, plural, one {# daily ranking} other {# daily rankings}}')
export const nothingHereYetPages = message('Nothing here yet. Pages you open while online can be read offline later.')
export const updateReady = message('Update ready')
export const reload = message('Reload')
export const offlineDataFromDay = message('Offline · data from {day}')
export const offline = message('Offline')
export const whatToDownload = message('What to download')
export const theDownloadHasBeen = message('The download has been removed from this device.')
export const updateTheDownload = message('Update the download')
export const downloadFormatmegabytes = message('Download ({formatMegabytes})')
export const removeFromThisDevice = message('Remove from this device')
export const downloadingPages = message('Downloading pages')
export const stop = message('Stop')
export const thereIsNotEnough = message(
  'There is not enough storage on this device. Select less to complete the download; downloaded pages stay available.',
)
export const thisBrowserStoresNo = message(
  'This browser stores no pages of this site, so nothing can be read offline. Allow cookies and site data for it in the browser’s settings, leave private browsing, or open the site by https, then load this page again.',
)
export const theSiteCannotBe = message(
  'The site cannot be reached, so nothing is downloaded. Pages on this device stay available.',
)
export const downloading = message('Downloading…')
export const asTheSiteWas = message(', as the site was on')
export const downloaded = message('<strong/> downloaded<more/>.')
export const valueMb = message('{value} MB')
export const thisPageIsNot = message(
  'This page is not available offline. Try again when you are online, or open one of the pages below.',
)
export const tryAgain = message('Try again')
export const pagesYouOpenStay = message(
  'Pages you open stay on this device for a while. You can also download the whole site, or its facts as <link>files to keep</link>.',
)
export const downloadForOfflineUse = message('Download for offline use')
export const pagesAreKeptBy = message(
  'Pages are kept by a part of the site that runs in your browser, which needs JavaScript. Without it, the <link>files to keep</link> hold the same facts.',
)
