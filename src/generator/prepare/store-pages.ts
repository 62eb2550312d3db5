import { buildCard } from '#pages/cards/build-card.ts'
import type { Pages } from '#pages/plan/build-pages.ts'
import { digestInputs, listInputs } from '#pages/plan/page-inputs.ts'
import type { PagePlan } from '#pages/plan/page-plan.ts'
import { buildSearchIndex } from '#pages/search/build-search-index.ts'
import type { PageInputs } from '#pages/source/page-input.ts'
import { pageDataOffset } from '../files/build-stamps.ts'
import { digest } from '../files/digest.ts'
import { addReportTemplate } from './add-report-template.ts'
import type { KnownOutput } from './known-output.ts'
import type { PageEntry, PageIndex } from './page-entry.ts'
import { createPageStore, type PageStoreWriter } from './page-store.ts'
import { createPageSerialiser } from './serialise-page.ts'
import { createOldNameFinder, listItemNames } from './old-names.ts'
import { readKnownData } from './read-page-data.ts'
import { prepareFiles } from './prepare-files.ts'
import type { PrepareOptions } from './prepare-options.ts'

/**
 * Puts the data of every page and the text of every file beside them into the page store, as far as they are not known.
 * @param known what need not be made again, as far as it is made from the same
 */
export function storePages(
  site: Pages,
  options: PrepareOptions,
  known: KnownOutput,
  onProgress: (done: number, total: number) => void,
): PageIndex {
  const { source, plans } = site
  const inputs = digestInputs(source, (text) => digest([text]))
  const store = createPageStore(options.pageStoreFile)
  const itemNames = listItemNames(source.catalogue)
  const preparePage = createPagePreparer(store, inputs, options, known, createOldNameFinder(known.itemNames, itemNames))
  const pages = plans.map((plan, index) => {
    const page = preparePage(plan)
    onProgress(index + 1, site.count)
    return page
  })
  const groups = prepareFiles(store, source, inputs, options, known)
  store.close()
  const searchIndex = JSON.stringify(buildSearchIndex(source.catalogue, source.rankings))
  const context = addReportTemplate(site.context, options)
  return { pages, context, day: source.today.date, searchIndex, groups, itemNames }
}

function createPagePreparer(
  store: PageStoreWriter,
  inputs: PageInputs,
  { code, outFolder }: PrepareOptions,
  known: KnownOutput,
  tellsOldName: (readData: () => Buffer) => boolean,
): (plan: PagePlan) => PageEntry {
  const serialisePage = createPageSerialiser()
  return (plan) => {
    const { path, kind } = plan
    const madeFrom = digest([code, ...listInputs(plan, inputs)])
    const before = known.pages.get(path)
    if (before?.inputs === madeFrom) {
      const page: PageEntry = { ...before, path, kind, isKnown: true, offset: pageDataOffset }
      if (!tellsOldName(() => readKnownData(page, outFolder))) return page
    }
    const page = plan.build()
    const stored = store.append(serialisePage(page))
    return { path, kind, inputs: madeFrom, card: buildCard(page), isKnown: false, ...stored }
  }
}
