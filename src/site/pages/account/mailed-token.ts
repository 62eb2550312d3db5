import { useSyncExternalStore } from 'react'
import { resolveOnSite } from '../../features/navigation/page-address.ts'
import { replaceAddress } from '../../features/navigation/replace-address.ts'

/** The token from the link that led here; null without one, undefined until hydration. */
export function useMailedToken(): string | null | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined)
}

/** Removes the spent token from the address, so that it does not stay in the history. */
export function forgetMailedToken(): void {
  replaceAddress(resolveOnSite(location.pathname))
}

function read(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token')
}

/** An address with another token is another page. */
function subscribe(): () => void {
  return () => undefined
}
