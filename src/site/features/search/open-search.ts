import type { MouseEvent } from 'react'
import { itemListPath } from '#pages/routes/routes.ts'
import { isModified, isWriting } from '../../ui/keyboard/key-events.ts'
import { registerModal } from '../../ui/open-modals.ts'
import { resolveOnSite } from '../navigation/page-address.ts'

/** Where the search link leads without scripts, or if the code of the dialog fails to load. */
const searchFallback = `${itemListPath('driver')}#search`

/** Opens the site search, with a query if given; its code loads on first use. */
export function openSearch(query = ''): void {
  void showOnceLoaded(query)
}

async function showOnceLoaded(query: string): Promise<void> {
  const endTyping = keepTyped()
  const code = await loadSearch().catch((error: unknown) => console.error(error))
  const typed = endTyping()
  if (!typed) return
  if (code) code.showSearch(query + typed.text, typed.isEntered)
  else location.assign(resolveOnSite(searchFallback))
}

/** With modifier keys, the browser opens the link in a new tab or window. */
function openSearchOnClick(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openSearch()
}

/** Loads the code ahead of time. */
function prepareSearch(): void {
  loadSearch().catch(ignore)
}

/** Opening retries and reports the failure. */
function ignore(): void {}

function loadSearch() {
  return import('./search-dialog.tsx')
}

/** Props for an `<a>` that opens the search. It is a link, so it also works without scripts. */
export const searchLink = {
  href: searchFallback,
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': '/',
  onPointerEnter: prepareSearch,
  onFocus: prepareSearch,
  onClick: openSearchOnClick,
} as const

/** What the reader has typed into a field that was still loading. */
interface Typed {
  readonly text: string
  /** Whether Enter was pressed after it. */
  readonly isEntered: boolean
}

/**
 * Collects what is typed while a field is still loading, so that no letter is lost or taken for a shortcut, and Enter
 * opens nothing else. Escape gives the field up, and so does going to another.
 * @returns stops it and returns what was typed; null once it has been given up
 */
function keepTyped(): () => Typed | null {
  let typed: Typed | null = { text: '', isEntered: false }
  const giveUp = () => {
    typed = null
    end.abort()
  }
  const keep = (event: KeyboardEvent) => {
    if (!typed || isModified(event)) return
    const { text } = typed
    if (event.key === 'Escape') giveUp()
    else if (event.key === 'Backspace') typed = { text: text.slice(0, -1), isEntered: false }
    // While it is held down, the key that opens the field goes on repeating: only what is pressed anew counts.
    else if (event.key === 'Enter') typed = event.repeat ? typed : { text, isEntered: true }
    else if (event.key.length === 1) typed = event.repeat ? typed : { text: text + event.key, isEntered: false }
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = ({ target }: Event) => {
    if (isWriting(target)) giveUp()
  }
  const end = new AbortController()
  // A dialog that opens by itself waits: it would take the focus.
  end.signal.addEventListener('abort', registerModal(giveUp))
  const options = { capture: true, signal: end.signal }
  window.addEventListener('keydown', keep, options)
  window.addEventListener('focusin', leave, options)
  // Into a field that had the focus all along.
  window.addEventListener('pointerdown', leave, options)
  return () => {
    end.abort()
    return typed
  }
}
