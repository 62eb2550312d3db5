import { buildCard } from '#pages/cards/build-card.ts'
import type { Pages } from '#pages/plan/build-pages.ts'
import { digestInputs, listInputs, pickInputs } from '#pages/plan/page-inputs.ts'
import type { PagePlan } from '#pages/plan/page-plan.ts'
import { buildSearchIndex } from '#pages/search/build-search-index.ts'
import { pageDataOffset } from '../files/build-stamps.ts'
import { digest } from '../files/digest.ts'
import { addReportTemplate } from './add-report-template.ts'
import type { KnownOutput } from './known-output.ts'
import type { PageEntry, PreparedPart, SiteOutline } from './page-entry.ts'
import { createPageStore, type PageStoreWriter } from './page-store.ts'
import { createPageSerialiser } from './serialise-page.ts'
import { createOldNameFinder, listItemNames, type ItemNames } from './old-names.ts'
import { readKnownData } from './read-page-data.ts'
import { prepareFiles } from './prepare-files.ts'
import type { PrepareOptions } from './prepare-options.ts'

/** Enough to keep a render thread busy. */
const pagesInPart = 64

/** A page that has not been made yet. */
interface PlannedPage {
  readonly plan: PagePlan
  /** Digest of all that its data is made from. */
  readonly inputs: string
}

/**
 * Puts the data of every page and the text of every file beside them into the page store, as far as they are not known,
 * and says what is there part by part: the files come before the pages, which load some of them.
 * @param known what need not be made again, as far as it is made from the same
 */
export function* prepareSite(
  { source, plans, context }: Pages,
  { code: siteCode, ...others }: PrepareOptions,
  known: KnownOutput,
): Generator<{ readonly outline: SiteOutline } | PreparedPart> {
  // Of another day everything is other.
  const options: PrepareOptions = { ...others, code: digest([siteCode, source.catalogue.today]) }
  const inputs = digestInputs(source, (text) => digest([text]))
  const planned = plans.map((plan) => ({ plan, inputs: digest([options.code, ...listInputs(plan, inputs)]) }))
  const store = createPageStore(options.pageStoreFile)
  const itemNames = listItemNames(source.catalogue)
  const outline: SiteOutline = {
    paths: plans.map(({ path }) => path),
    context: addReportTemplate(context, options),
    searchIndex: JSON.stringify(buildSearchIndex(source.catalogue, source.rankings)),
    itemNames,
    // Pages do not declare the names of items.
    inputs: digest([...pickInputs(['itemNames'], inputs), ...planned.flatMap((page) => [page.plan.path, page.inputs])]),
  }
  yield { outline }

  // Also first because the tables take the most memory, and nothing else takes any yet.
  const groups = prepareFiles(store, source, inputs, options, known)
  store.flush()
  yield { groups }

  const preparePage = createPagePreparer(store, options, known, itemNames)
  for (let start = 0; start < planned.length; start += pagesInPart) {
    const pages = planned.slice(start, start + pagesInPart).map(preparePage)
    store.flush()
    yield { pages }
  }
  store.close()
}

function createPagePreparer(
  store: PageStoreWriter,
  { outFolder }: PrepareOptions,
  known: KnownOutput,
  itemNames: ItemNames,
): (page: PlannedPage) => PageEntry {
  const serialisePage = createPageSerialiser()
  const tellsOldName = createOldNameFinder(known.itemNames, itemNames)
  return ({ plan, inputs }) => {
    const { path, kind } = plan
    const before = known.pages.get(path)
    if (before?.inputs === inputs) {
      const page: PageEntry = { ...before, path, kind, isKnown: true, offset: pageDataOffset }
      if (!tellsOldName(() => readKnownData(page, outFolder))) return page
    }
    const page = plan.build()
    const stored = store.append(serialisePage(page))
    return { path, kind, inputs, card: buildCard(page), isKnown: false, ...stored }
  }
}
