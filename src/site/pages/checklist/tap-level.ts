import { itemLevels, type ItemLevel } from '#documents/checklist.ts'

/**
 * How a tap changes an item's level: to the chosen level; where the item has it already, or was the last to be changed,
 * one more, and from the highest back to the chosen one. Level 0 removes the item.
 * @param isRepeated whether the item was the last to be changed, with the same level chosen
 */
export function tapLevel(level: ItemLevel, chosen: ItemLevel, isRepeated: boolean): ItemLevel {
  if (chosen === 0 || level < chosen) return chosen
  return level === chosen || isRepeated ? (itemLevels[level + 1] ?? chosen) : chosen
}

/** How swiping across an item changes its level: to at least the chosen one. Level 0 removes the item. */
export function paintLevel(level: ItemLevel, chosen: ItemLevel): ItemLevel {
  return chosen === 0 || level < chosen ? chosen : level
}
