import type { AnalyticsSettings } from '#pages/config/analytics-settings.ts'
import type { DocumentAssets } from '../bundle/document-assets.ts'

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
