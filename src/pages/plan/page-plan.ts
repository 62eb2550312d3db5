import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { PageOf } from '../data/page-data.ts'
import type { PageKind, SitePath } from '../routes/routes.ts'
import type { PageInput } from '../source/page-input.ts'

/** A page that can be built. Its path is known before its content. */
export interface PagePlan<Kind extends PageKind = PageKind> {
  readonly kind: Kind
  readonly path: SitePath
  /** What its data is made from besides the inputs of its kind: see `page-inputs.ts`. */
  readonly alsoFrom?: readonly PageInput[]
  /** What its ranking rests on: the shelves of some kinds up to a day, and the tours that were known or expected then. */
  readonly ranking?: { readonly kinds: readonly ItemKind[]; readonly upTo: IsoDate }
  /** What it alone is made from: its names in other languages, or its neighbours in a list that time makes longer. */
  readonly own?: object | undefined
  readonly build: () => PageOf<Kind>
}
