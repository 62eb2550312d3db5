import { holdsOn, toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ShelfRelation } from '#catalogue/entities.ts'
import { weighShelfPlace, listReportedShelves } from '#catalogue/shelves/find-shelf-place.ts'
import type { References } from '../references/build-references.ts'
import type { Correction, ReportedShelfView } from '../../data/shelf-views.ts'
import { compareBy } from '#base/compare-by.ts'

/**
 * Shelves that a later record, or players, up to a date took back. Three years of records hold one. Where players have
 * seen an item rise, nothing was wrong before.
 */
export function findCorrections({ itemById }: Catalogue, references: References, date: IsoDate): Correction[] {
  return [...itemById.values()].flatMap((item) =>
    item.shelves.flatMap((relation) => {
      const { variantId, shelf, level, since, until, untilBy } = relation
      if (until === null || until > date || (untilBy !== undefined && hasRisen(relation, item.shelves))) return []
      const of = { item: references.item(item.id), variant: references.variant(variantId) }
      return [{ ...of, shelf, level, since, until, ...(untilBy !== undefined && { players: untilBy }) }]
    }),
  )
}

function hasRisen(from: ShelfRelation, relations: readonly ShelfRelation[]): boolean {
  return relations.some(
    (to) => to.variantId === from.variantId && to.since === from.until && weighShelfPlace(to) > weighShelfPlace(from),
  )
}

/** Those that the rankings of a day count. */
export function findCorrectionsOn(corrections: readonly Correction[], date: IsoDate): Correction[] {
  return corrections.filter((correction) => holdsOn(correction, date))
}

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
