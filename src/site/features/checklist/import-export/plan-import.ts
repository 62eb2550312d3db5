import { capMark, capOf, itemOfMark, levelOf, type Checklist, type Levels } from '#documents/checklist.ts'
import { ownValue } from '#documents/json-value.ts'
import type { ImportedChecklist, ImportedEntry } from './imported-checklist.ts'

/**
 * `merge`: entries that have changed since those of the file stay, and undated entries never remove an item. `replace`:
 * exactly as in the file. In both, an item without a level in the file keeps the one it has; a new one begins at 1.
 */
export type ImportMode = 'merge' | 'replace'

/** The new levels of the items that a file changes, and the points caps that it names; all others stay. */
export function planImport(checklist: Checklist, { entries }: ImportedChecklist, mode: ImportMode): Levels {
  const isWanted = mode === 'replace' ? () => true : (id: string, entry: ImportedEntry) => isNews(checklist, id, entry)
  const named = [...entries].flatMap(([id, entry]) =>
    isWanted(id, entry) ? [[id, entry.level ?? (levelOf(checklist, id) || 1)] as const] : [],
  )
  const unnamed =
    mode === 'replace' ? Object.keys(checklist).filter((id) => !itemOfMark(id).isCap && !entries.has(id)) : []
  const levels = new Map([...named, ...unnamed.map((id) => [id, 0] as const)])
  const caps = [...entries].flatMap(([id, entry]) => {
    const isOwned = (levels.get(id) ?? levelOf(checklist, id)) > 0
    const isOther = entry.cap !== undefined && entry.cap !== capOf(checklist, id)
    return isOther && isOwned && isWanted(id, entry) ? [[capMark(id), entry.cap] as const] : []
  })
  return new Map([...[...levels].filter(([id, level]) => level !== levelOf(checklist, id)), ...caps])
}

function isNews(checklist: Checklist, id: string, { level, changedAtMs }: ImportedEntry): boolean {
  if (changedAtMs === null) return level !== 0
  // People who edit an exported level leave the time beside it as it is.
  return changedAtMs >= (ownValue(checklist, id)?.[1] ?? 0)
}
