import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import * as say from '#wording/search.ts'
import { blurWithin } from '../../ui/focus-content.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { modalRoot } from '../../ui/controls/modal-root.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { loadOnce } from '../../ui/loading/load-once.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { closeModals, registerModal } from '../../ui/open-modals.ts'
import { loadSearchIndex } from './matching/load-search-index.ts'
import { emptySite, readSearchedSite } from './entries/search-entry.ts'
import { SearchPanel, type SearchPanelProps } from './search-panel.tsx'
import './search-dialog.css'

interface SearchDialogProps extends Pick<SearchPanelProps, 'query' | 'isEntered'> {
  readonly onClosed: () => void
}

/** The browser's modal dialog: it traps and returns the focus, and closes with Escape or Back. */
export function SearchDialog({ query, isEntered, onClosed }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { value, error, retry } = useLoading('search-index', loadSite)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // A click on the dialog itself is a click outside its box, on the backdrop.
    shown?.addEventListener('click', ({ target }) => target === shown && closeModals())
    return registerModal(() => shown && leave(shown))
  }, [])
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={say.searchEverywhere()} onClose={onClosed}>
      <div className="search-box">
        <SearchPanel
          query={query}
          isEntered={isEntered}
          site={value ?? emptySite}
          isLoading={!value && error === undefined}
          // Its own `close` event comes later, and what has been found may want the focus now.
          close={closeModals}
        />
        {error !== undefined && <LoadFailure what={say.searchIndex()} retry={retry} />}
        <button type="button" className="icon-button close" onClick={closeModals}>
          <Icon name="close" />
          <span className="visually-hidden">{say.closeSearch()}</span>
        </button>
      </div>
    </dialog>
  )
}

function leave(dialog: HTMLDialogElement): void {
  dialog.close()
  // If nothing had the focus before, the hidden field keeps it until the next frame.
  blurWithin(dialog)
}

// Once, because the prepared engine belongs to the array of entries.
const loadSite = loadOnce(async () => readSearchedSite(await loadSearchIndex()))

let root: Root | null = null
let lastOpening = 0

/**
 * Opens the search above the current page. Opening it twice changes nothing.
 * @param query The initial text of the field.
 * @param isEntered Whether Enter was pressed after it.
 */
export function showSearch(query: string, isEntered: boolean): void {
  if (modalRoot.current.querySelector('.search-dialog[open]')) return
  // Its own root, so that the dialog does not depend on the page below, in its own element, because a root empties its
  // element first.
  const shown = (root ??= createRoot(modalRoot.current.appendChild(document.createElement('div'))))
  // The browser reports a closing afterwards: by then, the reader may have opened the next one.
  lastOpening += 1
  const opening = lastOpening
  const onClosed = () => opening === lastOpening && shown.render(null)
  // Synchronous: on some phones, a field focused after the tap does not open the keyboard.
  flushSync(() => shown.render(<SearchDialog key={opening} query={query} isEntered={isEntered} onClosed={onClosed} />))
}
