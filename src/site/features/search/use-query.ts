import { useSyncExternalStore } from 'react'
import { isAddressShown, onAddressReplaced, replaceAddress } from '../navigation/replace-address.ts'

/** The query of the address, `?` included, where Back, reload and sharing find it. Empty while markup is hydrated. */
export function useQuery(): string {
  return useSyncExternalStore(onAddressReplaced, readQuery, () => '')
}

let shownQuery = ''

/** While Back or Forward loads, the page that is still shown keeps its own. */
function readQuery(): string {
  if (isAddressShown()) shownQuery = location.search
  return shownQuery
}

/** Replaced, not pushed: typing makes no history and must not start the page afresh. */
export function replaceQuery(change: (parameters: URLSearchParams) => void): void {
  const url = new URL(location.href)
  change(url.searchParams)
  replaceAddress(url)
}
