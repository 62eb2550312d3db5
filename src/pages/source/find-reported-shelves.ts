import { type IsoDate, toDayNumber } from '#catalogue/calendar.ts'
import { compareBy } from '#base/compare-by.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import { listReportedShelves } from '#catalogue/shelves/list-reported-shelves.ts'
import type { ReportedShelfView } from '../data/shelf-views.ts'
import type { References } from './build-references.ts'

/** What players have reported up to a date, the newest first. */
export function findReportedShelves(
  { itemById }: Catalogue,
  references: References,
  date: IsoDate,
): ReportedShelfView[] {
  return [...itemById.values()]
    .flatMap((item) =>
      listReportedShelves(item).map(({ variantId, date: day, players, after }): ReportedShelfView => ({
        item: references.item(item.id),
        variant: references.variant(variantId),
        place: after,
        date: day,
        players,
      })),
    )
    .filter((reported) => reported.date <= date)
    .toSorted(compareBy((reported) => [-toDayNumber(reported.date)]))
}
