import { useStore } from '../../ui/store/use-store.ts'
import type { ReaderChecklist } from './checklist-state.ts'
import { readerChecklist } from './reader-checklist.ts'

/** The reader's checklist, live. Only for parts that are never prerendered. */
export function useReaderChecklist(): ReaderChecklist {
  return useStore(readerChecklist)
}
