import { siteSearchKey } from '#pages/routes/routes.ts'
import { openSearch } from './open-search.ts'

/** Searches for what the address asks: search engines and browsers send readers to `/?search=…`. */
export function openSearchOfAddress(): void {
  const query = new URLSearchParams(location.search).get(siteSearchKey)
  if (query) openSearch(query)
}
