import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { modalRoot } from '../../ui/controls/modal-root.ts'
import { SearchDialog } from './search-dialog.tsx'

let root: Root | null = null

/**
 * Opens the search over whatever page is shown. It is told to open twice: the second time changes nothing.
 * @param query What stands in the field at first.
 */
export function showSearch(query: string): void {
  // A root of its own: the dialog must not care which page is below, nor what becomes of it. And a place of its own:
  // a root empties its element first, in which something else may be open.
  const shown = (root ??= createRoot(modalRoot.current.appendChild(document.createElement('div'))))
  // At once: a field that is focused later than the tap opens no keyboard on some phones.
  flushSync(() => shown.render(<SearchDialog query={query} onClosed={() => shown.render(null)} />))
}
