import type { PageOf } from '../data/page-data.ts'
import type { PageKind, SitePath } from '../routes/routes.ts'
import type { PageInput } from '../source/page-input.ts'

/** A page that can be built. Its path is known before its content. */
export interface PagePlan<Kind extends PageKind = PageKind> {
  readonly kind: Kind
  readonly path: SitePath
  /** What its data is made from besides the inputs of its kind: see `page-inputs.ts`. */
  readonly alsoFrom?: readonly PageInput[]
  /** Of which it names those before and after it in a list that time makes longer. */
  readonly neighbours?: object
  readonly build: () => PageOf<Kind>
}
