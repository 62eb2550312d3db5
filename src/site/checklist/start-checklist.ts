import type { Session } from '../session/session.ts'
import { followSession } from './follow-session.ts'
import { readerChecklist } from './reader-checklist.ts'

let isStarted = false

/** Binds the reader's checklist to whoever signs in. Called when it is known for the first time who is here. */
export function startChecklist(session: Session): void {
  if (isStarted) return
  isStarted = true
  followSession(session, readerChecklist, {
    isOnline: () => navigator.onLine,
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
    offerMerge: () => void offerMerge().catch(console.error),
  })
}

async function offerMerge(): Promise<void> {
  const { showMergePreview } = await import('./show-merge-preview.tsx')
  showMergePreview()
}
