import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import type { References } from './build-references.ts'
import type { Correction } from '../data/shelf-views.ts'

/** Shelves that a later record, up to a date, took back. Three years of records hold one. */
export function findCorrections({ itemById }: Catalogue, references: References, date: IsoDate): Correction[] {
  return [...itemById.values()].flatMap((item) =>
    item.shelves.flatMap(({ variantId, shelf, level, since, until }) =>
      until === null || until > date
        ? []
        : [{ item: references.item(item.id), variant: references.variant(variantId), shelf, level, since, until }],
    ),
  )
}

/** Those that the rankings of a day count. */
export function findCorrectionsOn(corrections: readonly Correction[], date: IsoDate): Correction[] {
  return corrections.filter(({ since, until }) => since <= date && date < until)
}
