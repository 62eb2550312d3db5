import { routes } from '#pages/routes/routes.ts'

const unindexed: readonly string[] = [routes.design, routes.offline, routes['not-found']]

/** Pages of one reader, of the site's makers, and for what is not there have no address that anybody should find. */
export function isIndexed(page: { readonly path: string }): boolean {
  return !/^\/(?:user|account)\//.test(page.path) && !unindexed.includes(page.path)
}
