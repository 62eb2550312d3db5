import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { modalRoot } from '../../ui/controls/modal-root.ts'
import { SearchDialog } from './search-dialog.tsx'

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
