import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Problem } from '#catalogue/problem.ts'
import { buildCard } from '#pages/cards/build-card.ts'
import { buildPages } from '#pages/plan/build-pages.ts'
import type { Card } from '#pages/cards/card.ts'
import { buildSearchIndex } from '#pages/search/build-search-index.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import { addReportTemplate } from './add-report-template.ts'
import { buildOutputFiles } from './build-output-files.ts'
import { digest } from '../files/digest.ts'
import type { PageEntry, PageIndex } from './page-entry.ts'
import { createPageStore } from './page-store.ts'
import { readContent } from './read-content.ts'
import { createPageSerialiser } from './serialise-page.ts'
import { storeFiles } from './stored-files.ts'

export interface PrepareOptions {
  readonly contentFolder: string
  readonly today: IsoDate
  readonly pageStoreFile: string
  readonly siteUrl: string
  readonly reportUrl: string | null
}

export type PrepareResult = { readonly problems: readonly Problem[] } | { readonly index: PageIndex }

/** Content → the data of every page, in the page store. Returns all faults if the content has any. */
export function storePages(options: PrepareOptions, onProgress: (done: number, total: number) => void): PrepareResult {
  const { catalogue, problems } = buildCatalogue(readContent(options.contentFolder), { today: options.today })
  if (!catalogue) return { problems }

  const rankings = buildDayRankings(catalogue)
  const site = buildPages(catalogue, rankings)
  if (site.problems.length > 0) return { problems: site.problems }

  const store = createPageStore(options.pageStoreFile)
  const serialisePage = createPageSerialiser()
  const entries: PageEntry[] = []
  const cards: Card[] = []
  for (const page of site.pages()) {
    const text = serialisePage(page)
    entries.push({ path: page.path, kind: page.kind, digest: digest([text]), ...store.append(text) })
    const card = buildCard(page)
    if (card) cards.push(card)
    onProgress(entries.length, site.count)
  }
  const files = storeFiles(store, buildOutputFiles(site.source, options.siteUrl))
  store.close()
  const searchIndex = JSON.stringify(buildSearchIndex(catalogue, rankings))
  const context = addReportTemplate(site.context, options)
  return { index: { pages: entries, context, day: site.source.today.date, searchIndex, files, cards } }
}
