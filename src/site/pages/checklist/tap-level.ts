import { itemLevels, type ItemLevel } from '#documents/checklist.ts'

/**
 * How a tap changes an item's level: first to the chosen level, then one more with each tap, up to the highest. Level 0
 * removes the item.
 */
export function tapLevel(level: ItemLevel, chosen: ItemLevel): ItemLevel {
  if (chosen === 0 || level < chosen) return chosen
  return itemLevels[level + 1] ?? level
}

/** How swiping across an item changes its level: to at least the chosen one. Level 0 removes the item. */
export function paintLevel(level: ItemLevel, chosen: ItemLevel): ItemLevel {
  return chosen === 0 || level < chosen ? chosen : level
}
