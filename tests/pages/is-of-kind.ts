import type { PageData } from '#pages/data/page-data.ts'
import type { PageKind } from '#pages/routes/routes.ts'

/** Picks the pages of a kind. */
export function isOfKind<Kind extends PageKind>(kind: Kind) {
  return (page: PageData): page is Extract<PageData, { kind: Kind }> => page.kind === kind
}
