import type { Card } from '#pages/cards/card.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { PageKind, SitePath } from '#pages/routes/routes.ts'
import type { ItemNames } from './old-names.ts'
import type { StoredRange } from './page-store.ts'
import type { StoredGroup } from './stored-files.ts'

/** A page whose serialised data is available: in the page store, or in the file that the last build left of it. */
export interface PageEntry extends StoredRange {
  readonly path: SitePath
  readonly kind: PageKind
  /** Of the serialised data. */
  readonly digest: string
  /** Of everything that the data is made from. */
  readonly inputs: string
  /** Its preview image; null if it shares another page's. */
  readonly card: Card | null
  /** Whether the data was not remade, and is in the file of the last build. */
  readonly isKnown: boolean
}

/** What is known about a site with sound content before any of its pages is made. */
export interface SiteOutline {
  /** Of all pages, in the order in which they are made. */
  readonly paths: readonly SitePath[]
  readonly context: PageContext
  /** Serialised list of every name that readers can search for. */
  readonly searchIndex: string
  readonly itemNames: ItemNames
  /** Digest of all that the data of the pages is made from. */
  readonly inputs: string
}

/** Pages or files that were prepared; those that are not known are in the page store from then on. */
export type PreparedPart = { readonly pages: readonly PageEntry[] } | { readonly groups: readonly StoredGroup[] }
