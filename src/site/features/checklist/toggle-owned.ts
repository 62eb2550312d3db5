import { levelOf, type ItemLevel } from '#documents/checklist.ts'
import { readerChecklist } from './reader-checklist.ts'

/** The levels that items had before a tap took them off the list: the next tap brings them back as they were. */
const levelsBefore = new Map<string, ItemLevel>()

/** Owns an item, at level 1 or at the level it had before it was taken off; or takes it off. */
export function toggleOwned(id: string): void {
  const level = levelOf(readerChecklist.read().checklist, id)
  if (level > 0) levelsBefore.set(id, level)
  readerChecklist.change(new Map([[id, level > 0 ? 0 : (levelsBefore.get(id) ?? 1)]]))
}
