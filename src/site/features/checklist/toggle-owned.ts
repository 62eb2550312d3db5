import { levelOf, type ItemLevel } from '#documents/checklist.ts'
import { readerChecklist } from './reader-checklist.ts'

/** Levels of items before a tap removed them: the next tap restores them. */
const levelsBefore = new Map<string, ItemLevel>()

/** Marks an item as owned, at level 1 or its previous level; or removes it. */
export function toggleOwned(id: string): void {
  const level = levelOf(readerChecklist.read().checklist, id)
  if (level > 0) levelsBefore.set(id, level)
  readerChecklist.change(new Map([[id, level > 0 ? 0 : (levelsBefore.get(id) ?? 1)]]))
}
