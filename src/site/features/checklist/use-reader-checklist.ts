import { useStore } from '../../ui/store/use-store.ts'
import type { ReaderChecklist } from './checklist-store.ts'
import { readerChecklist } from './reader-checklist.ts'

/** The reader's checklist as it is now. Only in parts that the server never renders. */
export function useReaderChecklist(): ReaderChecklist {
  return useStore(readerChecklist)
}
