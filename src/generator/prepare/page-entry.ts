import type { IsoDate } from '#catalogue/calendar.ts'
import type { Card } from '#pages/cards/card.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { PageKind, SitePath } from '#pages/routes/routes.ts'
import type { ItemNames } from './old-names.ts'
import type { StoredRange } from './page-store.ts'
import type { StoredGroup } from './stored-files.ts'

/** A page whose serialised data is at hand: in the page store, or in the file that the last build has left of it. */
export interface PageEntry extends StoredRange {
  readonly path: SitePath
  readonly kind: PageKind
  /** Of the serialised data. */
  readonly digest: string
  /** Of all that the data is made from. */
  readonly inputs: string
  /** Its preview image; null where it shares that of another page. */
  readonly card: Card | null
  /** Whether the data was not made again, and is in the file of the last build. */
  readonly isKnown: boolean
}

/** Everything that was prepared for a build. Pages are in the order in which they were built. */
export interface PageIndex {
  readonly pages: readonly PageEntry[]
  readonly context: PageContext
  /** The newest day that has a ranking: the build day, unless it is skipped. */
  readonly day: IsoDate
  /** Serialised list of every name that readers can search for. */
  readonly searchIndex: string
  readonly itemNames: ItemNames
  /** Files beside the pages. */
  readonly groups: readonly StoredGroup[]
}
