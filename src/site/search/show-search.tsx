import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { SearchDialog } from './search-dialog.tsx'

let root: Root | null = null

/**
 * Opens the search over whatever page is shown. It is told to open twice: the second time changes nothing.
 * @param query What stands in the field at first.
 */
export function showSearch(query = ''): void {
  const place = document.getElementById('modals')
  if (!place) throw new Error('The page has no place for a dialog.')
  // A root of its own: the dialog must not care which page is below, nor what becomes of it.
  const shown = (root ??= createRoot(place))
  // At once: a field that is focused later than the tap opens no keyboard on some phones.
  flushSync(() => shown.render(<SearchDialog query={query} onClosed={() => shown.render(null)} />))
}
