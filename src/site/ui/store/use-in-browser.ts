import { useSyncExternalStore } from 'react'

/**
 * What only the reader's browser knows, read again at each rendering.
 *
 * @param inMarkup the value in prerendered markup and while it hydrates
 */
export function useInBrowser<Value extends string | boolean | null>(read: () => Value, inMarkup: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => inMarkup)
}

/** There is nothing to subscribe to. */
const neverChanges = () => () => {}

/** The hash of the address; null during hydration. Every other address rerenders the page: there is nothing to subscribe to. */
export function useAddressHash(): string | null {
  return useInBrowser<string | null>(() => location.hash, null)
}

/** Whether what is rendered is prerendered markup, or takes it over. */
export function useHydrating(): boolean {
  return useInBrowser(isFalse, true)
}

const isFalse = () => false
