import { showToast } from '../../ui/toasts/show-toast.tsx'
import { readerChecklist } from './reader-checklist.ts'

let closeLast = () => {}

/** Reports a change with an Undo button. One at a time, because undo reverts the last change. */
export function tellChange(message: string): void {
  closeLast()
  closeLast = showToast({ message, durationMs: 8000, action: { label: 'Undo', run: () => readerChecklist.undo() } })
}
