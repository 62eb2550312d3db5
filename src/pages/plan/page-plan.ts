import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { PageOf } from '../data/page-data.ts'
import type { PageKind, SitePath } from '../routes/routes.ts'

/** A page that can be built. Its path is known before its content. */
export interface PagePlan<Kind extends PageKind = PageKind> {
  readonly kind: Kind
  readonly path: SitePath
  /** What its ranking rests on: the shelves of some kinds up to a day, and the tours as far as they bear on it. */
  readonly ranking?: { readonly kinds: readonly ItemKind[]; readonly upTo: IsoDate }
  /** What it alone is made from: its names in other languages, or its neighbours in a list. */
  readonly own?: object | undefined
  readonly build: () => PageOf<Kind>
}
