import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Problem } from '#catalogue/problem.ts'
import { buildPages } from '#pages/build-pages.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import { digest } from './digest.ts'
import type { PageEntry, PageIndex } from './page-entry.ts'
import { openSpoolWriter } from './page-spool.ts'
import { readContent } from './read-content.ts'
import { serialise } from './serialise.ts'

export interface SpoolOrder {
  readonly contentFolder: string
  readonly today: IsoDate
  readonly spoolFile: string
}

export type SpoolResult = { readonly problems: readonly Problem[] } | { readonly index: PageIndex }

/** Content → page data of every page, in the spool. Faults of the content are handed back, all of them. */
export function spoolPages(order: SpoolOrder, onProgress: (done: number, total: number) => void): SpoolResult {
  const { catalogue, problems } = buildCatalogue(readContent(order.contentFolder), { today: order.today })
  if (!catalogue) return { problems }

  const { context, pages, count } = buildPages(catalogue, buildDayRankings(catalogue))
  const spool = openSpoolWriter(order.spoolFile)
  const entries = new Map<string, PageEntry>()
  for (const page of pages()) {
    if (entries.has(page.path)) throw new Error(`Two pages have the path ${page.path}.`)
    const text = serialise(page)
    entries.set(page.path, { path: page.path, kind: page.kind, digest: digest([text]), ...spool.append(text) })
    onProgress(entries.size, count)
  }
  spool.close()
  return { index: { pages: [...entries.values()], context } }
}
