import type { SiteBundle } from '../bundle/site-bundle.ts'
import type { SiteOutline } from '../prepare/page-entry.ts'

/** Everything that is decided before the first file is written. */
export interface SitePlan {
  readonly outline: SiteOutline
  readonly bundle: SiteBundle
  readonly pageStoreFile: string
  readonly buildHash: string
  readonly renderKey: string
}
