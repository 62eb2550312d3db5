const changed = 'topshelf:address'

/**
 * Rewrites the address of the page that is shown, in place and past the navigation: it makes no history and does not
 * start the page afresh.
 */
export function replaceAddress(url: URL): void {
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event(changed))
}

/** Changing the address in place makes no event of its own. @returns stops it */
export function onAddressReplaced(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
