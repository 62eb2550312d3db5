import type { Area } from '../routes/areas.ts'
import type { SitePath } from '../routes/routes.ts'

/** What every page has. Its title and description are made of the rest by `src/wording/`. */
export interface PageBase {
  readonly path: SitePath
  /** From the top area down to, not including, this page. */
  readonly crumbs: readonly Area[]
}
