import type * as z from 'zod'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { PageSource } from '../source/build-page-source.ts'

/**
 * A collection of the open data. Its files as JSON and CSV, its schemas, its entry in the index and what the page about
 * the data says of it all follow from this description.
 */
export interface OpenCollectionPlan {
  /** Its name in addresses. */
  readonly name: string
  /** What the table holds; the names of most say it themselves. */
  readonly contents: string
  /** The schema of a single thing; that of the table is `{schema}-table`. Collections of the same shapes share them. */
  readonly schema: string
  /** The columns of the table: what of a single thing fits in a row. */
  readonly row: z.ZodObject
  /** Columns whose values, taken together, no two rows share. */
  readonly key: readonly string[]
  /** In which order the rows are; by the key if left out. */
  readonly order?: string
  /** The table of `sources.yaml` that says where the facts are from; that of the same name if left out. */
  readonly provenance?: string
  /** The day that the table speaks of; if left out, that of `sources.yaml`, or the last day that has a ranking. */
  readonly asOf?: (source: PageSource) => IsoDate
  /** The tables that hold its rows in the archive, where it is not one of them itself. */
  readonly archivedAs?: readonly string[]
  /** How many rows the table has, counted without making them; left out where that is not possible. */
  readonly count?: (source: PageSource) => number
  /** Every thing or row, in the order of the table. */
  readonly build: (source: PageSource) => Iterable<object>
}

/** Things with a file each, besides the table of all. */
export interface OpenEntitiesPlan extends OpenCollectionPlan {
  readonly entity: z.ZodObject
  readonly build: (source: PageSource) => readonly { readonly id: string }[]
}
