import { useSyncExternalStore } from 'react'

/** The token of the link that has led here; null without one, undefined until the page is awake. */
export function useMailedToken(): string | null | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined)
}

/** Takes the token out of the address once it is spent, so that it does not stay in the history. */
export function forgetMailedToken(): void {
  history.replaceState(history.state, '', location.pathname)
}

function read(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token')
}

/** An address with another token is another page. */
function subscribe(): () => void {
  return () => undefined
}
