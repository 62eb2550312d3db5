import type { SitePath } from '../routes/routes.ts'
import type { Crumb } from './refs.ts'

/** What every page has. */
export interface PageBase {
  readonly path: SitePath
  /** Without the site name. */
  readonly title: string
  readonly description: string
  /** From the top area down to, not including, this page. */
  readonly crumbs: readonly Crumb[]
}
