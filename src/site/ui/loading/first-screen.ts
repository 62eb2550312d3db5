import { pathPrefix } from '#wording/language.ts'

/**
 * Documents in English, which are the record, hold the whole page. Those in other languages hold its first screen: five more
 * of each page would be half of all bytes and of the time that a build takes, and the page's data has the rest.
 */
export const areDocumentsWhole = pathPrefix === ''

let isFirst = !areDocumentsWhole

/**
 * Called before the browser renders a page: with true where its reader comes to its top, so that what they do not see yet can
 * follow after the first frame. What a reader returns to or finds by a hash is rendered whole: the scroll position depends on
 * all of it.
 */
export function beginWithFirstScreen(isAtTop: boolean): void {
  isFirst = isAtTop
}

export function beginsWithFirstScreen(): boolean {
  return isFirst
}
