import type { WriteOutcome } from '../../features/accounts/session/session.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

/** Reports that a change is saved, or waiting for a connection. */
export function tellOutcome(outcome: WriteOutcome, saved: string): void {
  showToast(
    outcome === 'saved'
      ? { message: saved }
      : { message: 'Saved in this browser. It will sync when you are back online.', type: 'info' },
  )
}
