const changed = 'topshelf:address'

/** False while Back or Forward loads: the address is that of the page to come. Navigation knows, once it has started. */
export let isAddressShown = () => true

export function guardAddress(isShown: () => boolean): void {
  isAddressShown = isShown
}

/**
 * Rewrites the address of the page that is shown, in place and past the navigation: it makes no history and does not
 * start the page afresh. Does nothing while the address is that of another page.
 */
export function replaceAddress(url: URL): void {
  if (!isAddressShown()) return
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event(changed))
}

/** Changing the address in place fires no event of its own. @returns stops it */
export function onAddressReplaced(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
