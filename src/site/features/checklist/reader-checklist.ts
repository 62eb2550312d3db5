import { hasSignInHint } from '../accounts/session/sign-in-hint.ts'
import { ChecklistStore } from './checklist-store.ts'
import { createChecklistStorage, isChecklistKey } from './checklist-storage.ts'

/**
 * The reader's checklist in this browser, the same for all who import it. Load it with a dynamic import: it reads the
 * browser's storage at once.
 */
export const readerChecklist: ChecklistStore = openReaderChecklist()

function openReaderChecklist(): ChecklistStore {
  const store = new ChecklistStore(createChecklistStorage(openStorage()), Date.now)
  // Signed out elsewhere, or by the browser: the account's data is not for the next visitor.
  if (!hasSignInHint()) store.leave()
  window.addEventListener('storage', ({ key }) => isChecklistKey(key) && store.refresh())
  // A page restored by Back has missed all events in the meantime.
  window.addEventListener('pageshow', ({ persisted }) => persisted && store.refresh())
  return store
}

/** Null where the browser blocks it: even accessing it throws. */
function openStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
