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

/** Acts while the reader leaves the document, in time for one request. */
export function onLeaving(act: () => void, signal: AbortSignal): void {
  const leave = () => {
    // This listener may be older than the one above.
    isGone = true
    act()
  }
  addEventListener('pagehide', leave, { signal })
}
