import type { ShelfLevel } from '#catalogue/entities.ts'
import type { HeldShelf } from '#rankings/ranking.ts'
import type { BoostedCode, ShelfCode } from './ranking-views.ts'

export function encodeShelf(held: HeldShelf | null): ShelfCode {
  if (held === null) return null
  if (held.isBoosted) return `boosted-${held.shelf}`
  return held.shelf === 'top' ? held.level : 0
}

/** Null for the bottom shelf. */
export function shelfOfCode(code: ShelfCode): 'top' | 'middle' | null {
  if (code === null) return null
  return code === 0 || code === 'boosted-middle' ? 'middle' : 'top'
}

/** The item level from which it stands there; 1 for all but promotions. */
export function levelOfCode(code: ShelfCode): ShelfLevel {
  return typeof code === 'number' && code !== 0 ? code : 1
}

/** Whether a cup lifts the item there. */
export function isBoostedCode(code: ShelfCode): code is BoostedCode {
  return typeof code === 'string'
}
