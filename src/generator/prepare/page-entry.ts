import type { Card } from '#pages/cards/card.ts'
import type { PageContext, PageKind } from '#pages/data/page-data.ts'
import type { SitePath } from '#pages/routes/routes.ts'
import type { SpoolPlace } from './page-spool.ts'
import type { SpooledFile } from './spooled-file.ts'

/** One page of the site whose serialised data lies in the spool. */
export interface PageEntry extends SpoolPlace {
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
  readonly files: readonly SpooledFile[]
  /** Pictures that stand for pages. */
  readonly cards: readonly Card[]
}
