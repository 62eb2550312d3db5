import type { PageData, PageKind } from '../data/page-data.ts'
import type { SitePath } from '../routes/routes.ts'

/** A page that can be built: where it stands is known before what it says. */
export interface PagePlan {
  readonly kind: PageKind
  readonly path: SitePath
  readonly build: () => PageData
}
