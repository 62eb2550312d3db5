import { hasSignInHint } from '../accounts/session/sign-in-hint.ts'
import { ChecklistStore } from './checklist-store.ts'
import { createChecklistStorage, isChecklistKey, type Owner } from './checklist-storage.ts'
import { askToKeepStorage } from './kept-storage.ts'
import { noteMarks } from './has-marks.ts'

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
  followMarks(store)
  keepWhatIsMarked(store)
  return store
}

/**
 * Tells the page whether the reader owns something. Not that they have unmarked their last item: the control with which
 * they did it stays.
 */
function followMarks(store: ChecklistStore): void {
  let lastOwner: Owner | undefined
  function look(): void {
    const { owner, owned, waitingCount } = store.read()
    // What waits to be added is the reader's as well: no page may tell them to mark what they own.
    if (owned.size > 0 || waitingCount > 0) noteMarks(true)
    else if (owner !== lastOwner) noteMarks(false)
    lastOwner = owner
  }
  store.subscribe(look)
  look()
}

/** At the first mark that is made on a page. */
function keepWhatIsMarked(store: ChecklistStore): void {
  const stop = store.subscribe(() => {
    if (!store.read().canUndo) return
    stop()
    void askToKeepStorage()
  })
}

/** Null where the browser blocks it: even accessing it throws. */
function openStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
