import { addDays, type IsoDate, toDayNumber } from '../calendar.ts'
import { compareBy } from '#base/compare-by.ts'
import type { Item } from '../entities.ts'
import { findShelfPlace, type ShelfPlace } from './find-shelf-place.ts'

/** A shelf that players have reported to be another than the records say. */
export interface ReportedShelf {
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
