import { holdsOn, type IsoDate } from '../calendar.ts'
import type { ShelfLevel } from '../entities.ts'
import type { ShelfSpan } from './shelf-line.ts'

/** Where an item stands on a course variant; `low` is neither of the two that count, and what is not on record. */
export interface ShelfPlace {
  readonly shelf: 'top' | 'middle' | 'low'
  /** From which it is on the top shelf; below it, on the middle one. 1 for the others. */
  readonly level: ShelfLevel
}

/** @param spans of one item on one course variant */
export function findShelfPlace(spans: readonly ShelfSpan[], date: IsoDate): ShelfPlace {
  const holding = spans.filter((span) => holdsOn(span, date))
  const top = holding.find(({ shelf }) => shelf === 'top')
  if (top) return { shelf: 'top', level: top.level }
  return { shelf: holding.length > 0 ? 'middle' : 'low', level: 1 }
}

/** For comparing places: the better the place, the greater the number. */
export function weighShelfPlace({ shelf, level }: ShelfPlace): number {
  if (shelf === 'low') return 0
  return shelf === 'middle' ? 1 : 10 - level
}
