import type { Card } from '#pages/cards/card.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { PageKind, SitePath } from '#pages/routes/routes.ts'
import type { StoredRange } from './page-store.ts'
import type { StoredFile } from './stored-files.ts'

/** One page of the site whose serialised data lies in the store. */
export interface PageEntry extends StoredRange {
  readonly path: SitePath
  readonly kind: PageKind
  /** Of the serialised data. */
  readonly digest: string
}

/** Every page of the site, in the order in which they were made. */
export interface PageIndex {
  readonly pages: readonly PageEntry[]
  readonly context: PageContext
  /** Serialised: every name that readers can search for. */
  readonly searchIndex: string
  /** What is published beside the pages. */
  readonly files: readonly StoredFile[]
  /** Pictures that stand for pages. */
  readonly cards: readonly Card[]
}
