import type { ItemFinder } from './item-finder.ts'
import { levelWords } from './parse-level.ts'

/** Longer text is not a name. */
const longestName = 80
/** A name and, behind it, a level or another number: `Mario 3`, `Mario (lv. 3)`, `Mario: 3`, `Mario, 3`, `Mario x3`. */
const nameWithLevel = new RegExp(`^(.*?\\S)(?:\\s*[:=(×*–—,;-]+\\s*|\\s+x?)((?:${levelWords})?\\d+)\\)?$`, 'iu')

/** The name in a cell and the level behind it, which may be any number; null if none is. */
export function splitName(cell: string): { readonly name: string; readonly level: string } | null {
  const parts = cell.length <= longestName ? nameWithLevel.exec(cell) : null
  return parts && { name: parts[1]!, level: parts[2]! }
}

/** Ids of the items that a cell names, alone or with a level behind the name. */
export function findNamed(cell: string, finder: ItemFinder): readonly string[] {
  const ids = finder.find(cell, null)
  return ids.length > 0 ? ids : finder.find(splitName(cell.trim())?.name ?? '', null)
}
