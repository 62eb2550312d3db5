import { compareBy } from '#base/compare-by.ts'
import { holdsOn, type IsoDate, addDays, toDayNumber } from '../calendar.ts'
import type { ShelfLevel, Item } from '../entities.ts'
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

/** A shelf that players have reported to be another than the records say. */
interface ReportedShelf {
  readonly variantId: string
  readonly date: IsoDate
  /** How many have. */
  readonly players: number
  readonly before: ShelfPlace
  readonly after: ShelfPlace
}

/** Of one item, the newest first. */
export function listReportedShelves({ shelves }: Pick<Item, 'shelves'>): ReportedShelf[] {
  const reported = shelves.filter(({ sinceBy, untilBy }) => sinceBy !== undefined || untilBy !== undefined)
  const variantIds = [...new Set(reported.map(({ variantId }) => variantId))]
  return variantIds
    .flatMap((variantId) => {
      const relations = shelves.filter((relation) => relation.variantId === variantId)
      const playersOn = new Map<IsoDate, number>()
      for (const { since, sinceBy, until, untilBy } of relations) {
        if (sinceBy !== undefined) playersOn.set(since, sinceBy)
        if (untilBy !== undefined && until !== null) playersOn.set(until, untilBy)
      }
      return [...playersOn].map(([date, players]): ReportedShelf => ({
        variantId,
        date,
        players,
        before: findShelfPlace(relations, addDays(date, -1)),
        after: findShelfPlace(relations, date),
      }))
    })
    .toSorted(compareBy(({ date, variantId }) => [-toDayNumber(date), variantId]))
}
