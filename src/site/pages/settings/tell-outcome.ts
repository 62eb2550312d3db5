import type { WriteOutcome } from '../../features/accounts/session/session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import type { ToastOptions } from '../../ui/toasts/toast.ts'

/** Reports that a change is saved, or waiting for a connection. */
export function tellOutcome(outcome: WriteOutcome, saved: string): void {
  const waiting: Readonly<Record<WriteOutcome, ToastOptions>> = {
    saved: { message: saved },
    queued: { message: 'Saved in this browser. It will sync when you are back online.', type: 'info' },
    unstored: {
      message: 'Not saved yet: this browser stores nothing more. Keep this page open until you are back online.',
      type: 'warning',
      durationMs: 0,
    },
  }
  showToast(waiting[outcome])
}
