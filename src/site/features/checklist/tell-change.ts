import { showToast } from '../../ui/toasts/show-toast.tsx'
import { readerChecklist } from './reader-checklist.ts'

let closeLast = () => {}

/**
 * Reports a change with an Undo button. One at a time, because undo reverts the last change; it goes when the checklist
 * becomes somebody else's, whose changes are others.
 */
export function tellChange(message: string): void {
  closeLast()
  const { owner } = readerChecklist.read()
  const close = showToast({
    message,
    durationMs: 8000,
    action: { label: 'Undo', run: () => readerChecklist.undo() },
  })
  const stopFollowing = readerChecklist.subscribe(() => {
    if (readerChecklist.read().owner !== owner) closeLast()
  })
  closeLast = () => {
    stopFollowing()
    close()
  }
}
