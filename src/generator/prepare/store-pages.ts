import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Problem } from '#catalogue/problem.ts'
import { buildCard } from '#pages/cards/build-card.ts'
import { buildPages } from '#pages/plan/build-pages.ts'
import { digestInputs, listInputs } from '#pages/plan/page-inputs.ts'
import type { PagePlan } from '#pages/plan/page-plan.ts'
import { buildSearchIndex } from '#pages/search/build-search-index.ts'
import type { PageInputs } from '#pages/source/page-input.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import { pageDataOffset } from '../files/build-stamps.ts'
import { digest } from '../files/digest.ts'
import { addReportTemplate } from './add-report-template.ts'
import type { KnownOutput } from './known-output.ts'
import type { PageEntry, PageIndex } from './page-entry.ts'
import { createPageStore, type PageStoreWriter } from './page-store.ts'
import { readContent } from './read-content.ts'
import { createPageSerialiser } from './serialise-page.ts'
import { prepareFiles } from './prepare-files.ts'

export interface PrepareOptions {
  readonly contentFolder: string
  /** Of the last build. */
  readonly outFolder: string
  readonly today: IsoDate
  readonly pageStoreFile: string
  readonly siteUrl: string
  readonly reportUrl: string | null
  /** Digest of the code. */
  readonly code: string
  /** What need not be made again, as far as it is made from the same. */
  readonly known: KnownOutput
}

export type PrepareResult = { readonly problems: readonly Problem[] } | { readonly index: PageIndex }

/**
 * Content → the data of every page and the text of every file beside them, in the page store or known from the last
 * build. Returns all faults if the content has any.
 */
export function storePages(options: PrepareOptions, onProgress: (done: number, total: number) => void): PrepareResult {
  const { catalogue, problems } = buildCatalogue(readContent(options.contentFolder), { today: options.today })
  if (!catalogue) return { problems }

  const rankings = buildDayRankings(catalogue)
  const site = buildPages(catalogue, rankings)
  if (site.problems.length > 0) return { problems: site.problems }

  const inputs = digestInputs(site.source, (text) => digest([text]))
  const store = createPageStore(options.pageStoreFile)
  const preparePage = createPagePreparer(store, inputs, options)
  const pages = site.plans.map((plan, index) => {
    const page = preparePage(plan)
    onProgress(index + 1, site.count)
    return page
  })
  const groups = prepareFiles(store, site.source, inputs, options)
  store.close()
  const searchIndex = JSON.stringify(buildSearchIndex(catalogue, rankings))
  const context = addReportTemplate(site.context, options)
  return { index: { pages, context, day: site.source.today.date, searchIndex, groups } }
}

function createPagePreparer(
  store: PageStoreWriter,
  inputs: PageInputs,
  { code, known }: PrepareOptions,
): (plan: PagePlan) => PageEntry {
  const serialisePage = createPageSerialiser()
  return (plan) => {
    const { path, kind } = plan
    const madeFrom = digest([code, ...listInputs(plan, inputs)])
    const before = known.pages.get(path)
    if (before?.inputs === madeFrom) return { ...before, path, kind, isKnown: true, offset: pageDataOffset }
    const page = plan.build()
    const bytes = Buffer.from(serialisePage(page))
    const made = { inputs: madeFrom, digest: digest([bytes]), card: buildCard(page), isKnown: false }
    return { path, kind, ...made, ...store.append(bytes) }
  }
}
