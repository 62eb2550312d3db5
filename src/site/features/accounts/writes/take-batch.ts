import { combineChanges, type DocumentChange } from './document-change.ts'
import type { PendingWrite } from './pending-write.ts'

export interface Batch {
  readonly ids: readonly string[]
  readonly change: DocumentChange
}

/** The oldest writes, as many as can be combined into one. @param writes at least one */
export function takeBatch(writes: readonly PendingWrite[], most: number): Batch {
  const [first, ...others] = writes
  if (!first) throw new RangeError('There is nothing to send.')
  let batch: Batch = { ids: [first.id], change: first.change }
  for (const { id, change } of others.slice(0, most - 1)) {
    const combined = combineChanges(batch.change, change)
    if (!combined) break
    batch = { ids: [...batch.ids, id], change: combined }
  }
  return batch
}
