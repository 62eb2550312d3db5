import type { AnalyticsSettings } from '#pages/analytics-settings.ts'
import type { PageKind } from '#pages/page-data.ts'

/** What a document loads besides its own text. All are paths from the site's root. */
export interface DocumentAssets {
  readonly entry: string
  readonly styleSheets: readonly string[]
  /** Besides those, what the view of a kind brings with it. */
  readonly viewStyleSheets: Readonly<Partial<Record<PageKind, readonly string[]>>>
  /** Asked for ahead of the style sheet, which names them too late for the first paint. */
  readonly fonts: readonly string[]
  /** Scripts that a page of a kind needs before it is alive, besides the entry. */
  readonly preloads: Readonly<Partial<Record<PageKind, readonly string[]>>>
}

/** The HTML of a page in the order of its parts; what is shared or only carried is at hand as UTF-8. */
export interface PageDocument {
  readonly opening: string
  readonly markup: Uint8Array
  /** Between the two goes the state. */
  readonly beforeState: string
  readonly closing: string
}

/** What all documents of one build share. */
export interface DocumentFrame {
  readonly hash: string
  /** Without a slash at its end. */
  readonly siteUrl: string
  readonly analytics: AnalyticsSettings | null
  readonly assets: DocumentAssets
}
