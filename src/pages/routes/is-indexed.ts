import type { PageKind } from './routes.ts'

// Apart from the other traits of a kind: every reader loads this list.
const unindexed: ReadonlySet<PageKind> = new Set<PageKind>([
  'user-settings',
  'user-profile',
  'user-checklist',
  'shared',
  'user-review',
  'reset-password',
  'verify-email',
  'offline',
  'not-found',
])

/**
 * Whether search engines may list pages of a kind. Pages of one reader or for what they share and for what is not there
 * have no address that anybody should find, and share the home page's card.
 */
export function isIndexed(page: { readonly kind: PageKind }): boolean {
  return !unindexed.has(page.kind)
}
