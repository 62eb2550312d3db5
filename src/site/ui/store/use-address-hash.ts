import { useInBrowser } from './use-in-browser.ts'

/** The hash of the address; null during hydration. Every other address rerenders the page: there is nothing to subscribe to. */
export function useAddressHash(): string | null {
  return useInBrowser<string | null>(() => location.hash, null)
}
