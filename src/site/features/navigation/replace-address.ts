const changed = 'topshelf:address'

// Navigation knows, once it has started.
let isOfShownPage = () => true

/** @param isOfShown whether the address is that of the page that is shown */
export function guardAddress(isOfShown: () => boolean): void {
  isOfShownPage = isOfShown
}

/**
 * Rewrites the address of the page that is shown, in place and past the navigation: it makes no history and does not
 * start the page afresh. While Back or Forward loads, it does nothing: the address is that of the page to come.
 */
export function replaceAddress(url: URL): void {
  if (!isOfShownPage()) return
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event(changed))
}

/** Changing the address in place makes no event of its own. @returns stops it */
export function onAddressReplaced(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
