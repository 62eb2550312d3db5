import { useSyncExternalStore } from 'react'

/** Fired on the window by replaceQuery: changing the query in place makes no event of its own. */
const changed = 'topshelf:query'

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}

/** The query of the address, `?` included, where Back, reload and sharing find it. Empty while markup is hydrated. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
}

/** Replaced, not pushed, and past the navigation: typing makes no history and must not start the page afresh. */
export function replaceQuery(change: (parameters: URLSearchParams) => void): void {
  const url = new URL(location.href)
  change(url.searchParams)
  history.replaceState(history.state, '', url)
  window.dispatchEvent(new Event(changed))
}
