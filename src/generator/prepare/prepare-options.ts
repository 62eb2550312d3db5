import type { SiteLanguage } from '#pages/config/site-config.ts'
import type { sayFiles } from '../say/say-files.ts'

export interface PrepareOptions {
  readonly pageStoreFile: string
  readonly siteUrl: string
  readonly reportUrl: string | null
  readonly commit: string | null
  /** The languages of the site besides the default, each with what speaks it. */
  readonly others: readonly { readonly language: SiteLanguage; readonly sayFiles: typeof sayFiles }[]
}
