let isGone = false

/** Makes `isLeaving` work from now on. Called once, in the browser. */
export function watchLeaving(): void {
  addEventListener('pagehide', () => (isGone = true))
  addEventListener('pageshow', () => (isGone = false))
}

/** Whether the reader is leaving the document: what the browser then breaks off is not a failure. */
export function isLeaving(): boolean {
  return isGone
}
