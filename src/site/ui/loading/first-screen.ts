let isFirst = false

/**
 * Called before the browser renders a page: with true where its reader comes to its top, so that what they do not see yet can
 * follow after the first frame. What is in a document, and what a reader returns to or finds by a hash, is rendered
 * whole: the scroll position depends on all of it.
 */
export function beginWithFirstScreen(isAtTop: boolean): void {
  isFirst = isAtTop
}

export function beginsWithFirstScreen(): boolean {
  return isFirst
}
