import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { modalRoot } from '../../ui/controls/modal-root.ts'
import { SearchDialog } from './search-dialog.tsx'

let root: Root | null = null

/**
 * Opens the search above the current page. Opening it twice changes nothing.
 * @param query The initial text of the field.
 */
export function showSearch(query: string): void {
  // Its own root, so that the dialog does not depend on the page below, in its own element, because a root empties its
  // element first.
  const shown = (root ??= createRoot(modalRoot.current.appendChild(document.createElement('div'))))
  // Synchronous: on some phones, a field focused after the tap does not open the keyboard.
  flushSync(() => shown.render(<SearchDialog query={query} onClosed={() => shown.render(null)} />))
}
