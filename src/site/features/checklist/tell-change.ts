import { showToast } from '../../ui/toasts/show-toast.tsx'
import { readerChecklist } from './reader-checklist.ts'

let closeLast = () => {}

/** Says what has changed at once, with the way back. One at a time: undo takes back what was done last. */
export function tellChange(message: string): void {
  closeLast()
  closeLast = showToast({ message, durationMs: 8000, action: { label: 'Undo', run: () => readerChecklist.undo() } })
}
