import type { IsoDate } from '#catalogue/calendar.ts'
import { digest } from '../files/digest.ts'
import type { Card } from '#pages/cards/card.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { PageKind, SitePath } from '#pages/routes/routes.ts'
import type { LanguageNames } from './language-names.ts'
import type { StoredText } from './page-store.ts'
import type { StoredFile } from './stored-files.ts'
import type { SiteBundle } from '../bundle/site-bundle.ts'

/** Everything that is decided before the first file is written. */
export interface SitePlan {
  readonly outline: SiteOutline
  readonly bundle: SiteBundle
  readonly pageStoreFile: string
  readonly buildHash: string
  readonly renderKey: string
}

/** A page whose serialised data is in the page store. */
export interface PageEntry extends StoredText {
  readonly path: SitePath
  readonly kind: PageKind
  /** Its preview image; null if it shares another page's. */
  readonly card: Card | null
  /** There are documents of it in every language of the site. */
  readonly isTranslated: boolean
  /** Its data in other languages, by their prefixes, where that differs: that of a guide. */
  readonly translations?: Readonly<Record<string, StoredText>>
  /** For the sitemap. */
  readonly changedOn: IsoDate | null
}

/** Of all data of a page, in whatever language. */
export function digestData({ digest: english, translations }: Pick<PageEntry, 'digest' | 'translations'>): string {
  return translations ? digest([english, ...Object.values(translations).map((text) => text.digest)]) : english
}

/** What is known about a site with sound content before any of its pages is made. */
export interface SiteOutline {
  /** All pages. They are made in another order. */
  readonly pages: readonly Pick<PageEntry, 'path' | 'kind' | 'isTranslated'>[]
  readonly context: PageContext
  /** Serialised list of every name that readers can search for. */
  readonly searchIndex: string
  /** What things are called in each language but English. */
  readonly names: readonly LanguageNames[]
}

/** Pages or files that were prepared, and are in the page store from then on. */
export type PreparedPart = { readonly pages: readonly PageEntry[] } | { readonly files: readonly StoredFile[] }
