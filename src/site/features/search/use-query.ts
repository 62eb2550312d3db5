import { useSyncExternalStore } from 'react'
import { onAddressReplaced, replaceAddress } from '../navigation/replace-address.ts'

/** The query of the address, `?` included, where Back, reload and sharing find it. Empty while markup is hydrated. */
export function useQuery(): string {
  return useSyncExternalStore(
    onAddressReplaced,
    () => location.search,
    () => '',
  )
}

/** Replaced, not pushed: typing makes no history and must not start the page afresh. */
export function replaceQuery(change: (parameters: URLSearchParams) => void): void {
  const url = new URL(location.href)
  change(url.searchParams)
  replaceAddress(url)
}
