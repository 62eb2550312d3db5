import { useStore } from '../../ui/store/create-store.ts'
import { hasSignInHint } from '../accounts/session/sign-in-hint.ts'
import { ChecklistStore } from './checklist-store.ts'
import { createChecklistStorage, isChecklistKey, askToKeepStorage } from './checklist-storage.ts'
import { isCollectionsKey } from './collections-storage.ts'
import { ReaderCollections } from './reader-collections.ts'
import { noteMarks } from './has-marks.ts'
import type { ReaderChecklist } from './checklist-state.ts'

const texts = openStorage()

/** The reader's first collection, which follows the session. For everything else there is `readerChecklist`. */
export const firstChecklist = new ChecklistStore(createChecklistStorage(texts), Date.now)

export const readerCollections = openReaderCollections()

/**
 * The collection that the site shows, in this browser, the same for all who import it. Load it with a dynamic import: it
 * reads the browser's storage at once.
 */
export const readerChecklist = {
  read: readerCollections.readCurrent,
  subscribe: readerCollections.subscribeCurrent,
  change: (...change: Parameters<ChecklistStore['change']>) => readerCollections.current.change(...change),
  undo: () => readerCollections.current.undo(),
  redo: () => readerCollections.current.redo(),
  snapshots: () => readerCollections.current.snapshots(),
}
followMarks()
keepWhatIsMarked()

function openReaderCollections(): ReaderCollections {
  // Signed out elsewhere, or by the browser: the account's data is not for the next visitor.
  const { owner } = firstChecklist.read()
  const isLeft = owner !== null && !hasSignInHint()
  if (isLeft) firstChecklist.leave()
  const collections = new ReaderCollections({ first: firstChecklist, texts, now: Date.now })
  if (isLeft) collections.forgetAccount(owner, false)
  window.addEventListener('storage', ({ key }) => {
    if (isChecklistKey(key) || isCollectionsKey(key)) collections.refresh()
  })
  // A page restored by Back has missed all events in the meantime.
  window.addEventListener('pageshow', ({ persisted }) => persisted && collections.refresh())
  return collections
}

/**
 * Tells the page whether the reader owns something. Not that they have unmarked their last item: the control with which
 * they did it stays.
 */
function followMarks(): void {
  let lastSeen: string | undefined
  function update(): void {
    const { owner, collection, owned, waitingCount } = readerChecklist.read()
    const seen = `${owner} ${collection}`
    // What waits to be added is the reader's as well: no page may tell them to mark what they own.
    if (owned.size > 0 || waitingCount > 0) noteMarks(true)
    else if (seen !== lastSeen) noteMarks(false)
    lastSeen = seen
  }
  readerChecklist.subscribe(update)
  update()
}

/** At the first mark that is made on a page. */
function keepWhatIsMarked(): void {
  const stop = readerChecklist.subscribe(() => {
    if (!readerChecklist.read().canUndo) return
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

/** The reader's checklist, live. Only for parts that are never prerendered. */
export function useReaderChecklist(): ReaderChecklist {
  return useStore(readerChecklist)
}
