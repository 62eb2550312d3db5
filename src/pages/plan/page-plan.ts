import type { PageOf } from '../data/page-data.ts'
import type { PageKind, SitePath } from '../routes/routes.ts'

/** A page that can be built. Its path is known before its content. */
export interface PagePlan<Kind extends PageKind = PageKind> {
  readonly kind: Kind
  readonly path: SitePath
  readonly build: () => PageOf<Kind>
  /** Only of pages whose data is written in a language; English where there is no text in it. @param language as BCP 47 */
  readonly buildIn?: (language: string) => PageOf<Kind>
}
