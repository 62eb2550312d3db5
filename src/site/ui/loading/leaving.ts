let isGone = false

/** From now on `isLeaving` tells. Called once, in the browser. */
export function watchLeaving(): void {
  addEventListener('pagehide', () => (isGone = true))
  addEventListener('pageshow', () => (isGone = false))
}

/** Whether the reader leaves the document: what the browser breaks off then is no failure. */
export function isLeaving(): boolean {
  return isGone
}
