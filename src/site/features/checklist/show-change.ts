import * as say from '#wording/checklist.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { readerChecklist } from './reader-checklist.ts'

let closeLast = () => {}

/**
 * Reports the last change with an Undo button. It goes as soon as undo would revert something else: after another change, or when
 * the checklist becomes somebody else's.
 */
export function showChange(message: string, undo: () => unknown = () => readerChecklist.undo()): void {
  closeLast()
  const { lastStep } = readerChecklist.read()
  const close = showToast({
    message,
    durationMs: 8000,
    action: { label: say.undo(), run: undo },
  })
  const stopFollowing = readerChecklist.subscribe(() => {
    if (readerChecklist.read().lastStep !== lastStep) closeLast()
  })
  closeLast = () => {
    stopFollowing()
    close()
  }
}
