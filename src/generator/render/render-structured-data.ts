import type { PageData } from '#pages/data/page-data.ts'
import { buildStructuredData } from '#wording/structured-data/build-structured-data.ts'
import { isIndexed } from '#pages/routes/is-indexed.ts'
import { serialise } from '../prepare/serialise.ts'

/** JSON-LD for search engines (https://www.w3.org/TR/json-ld11/): a data block, which browsers do not run. */
export function renderStructuredData(page: PageData, siteUrl: string): string[] {
  const things = isIndexed(page) ? buildStructuredData(page, siteUrl) : []
  if (things.length === 0) return []
  return [
    `<script type="application/ld+json">${serialise({ '@context': 'https://schema.org', '@graph': things })}</script>`,
  ]
}
