import { useSyncExternalStore } from 'react'

/** Fired on the window by replaceQueryText: changing the query in place makes no event of its own. */
const changed = 'topshelf:query'

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}

function writeQueryText(name: string, text: string): void {
  const url = new URL(location.href)
  if (text === '') url.searchParams.delete(name)
  else url.searchParams.set(name, text)
  // Replaced, not pushed, and past the navigation: typing makes no history and must not start the page afresh.
  history.replaceState(history.state, '', url)
  window.dispatchEvent(new Event(changed))
}

/** A text kept in the address, where Back, reload and sharing find it. Empty while the server's markup is hydrated. */
export function useQueryText(name: string): readonly [text: string, write: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => '',
  )
  return [text, (next) => writeQueryText(name, next)]
}
