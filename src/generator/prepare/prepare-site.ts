import { itemKinds } from '#catalogue/entities.ts'
import { buildCard } from '#wording/cards/build-card.ts'
import { findChangeDay } from '#wording/feeds/find-change-day.ts'
import type { Pages } from '#pages/plan/build-pages.ts'
import type { PagePlan } from '#pages/plan/page-plan.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildSearchIndex } from '#wording/search/build-search-index.ts'
import { addSettings } from './add-settings.ts'
import type { PreparedPart, SiteOutline } from './page-entry.ts'
import { createPageStore, type PageStoreWriter } from './page-store.ts'
import { createPageSerialiser } from './serialise-page.ts'
import { prepareFiles } from './prepare-files.ts'
import type { PrepareOptions } from './prepare-options.ts'

/** Enough to keep a render thread busy. */
const pagesInPart = 64

/**
 * Puts the data of every page and the text of every file beside them into the page store, and says what is there part by
 * part: the pages of days, the files, the other pages.
 */
export function* prepareSite(
  { source, plans, context }: Pages,
  options: PrepareOptions,
): Generator<{ readonly outline: SiteOutline } | PreparedPart> {
  const store = createPageStore(options.pageStoreFile)
  const outline: SiteOutline = {
    paths: plans.map(({ path }) => path),
    context: addSettings(context, options),
    searchIndex: JSON.stringify(buildSearchIndex(source.catalogue, source.rankings)),
  }
  yield { outline }

  const preparePages = createPagePreparer(store, source)
  // Days first: the files and the other pages read what is recorded of rankings while these are gone through.
  yield* preparePages(plans.filter(isOfDay))
  const files = prepareFiles(store, source, options.siteUrl)
  store.flush()
  yield { files }
  yield* preparePages(plans.filter((plan) => !isOfDay(plan)))
  store.close()
}

function isOfDay({ kind }: PagePlan): boolean {
  return kind === 'ranking-day'
}

function createPagePreparer(store: PageStoreWriter, { today, references }: PageSource) {
  const serialisePage = createPageSerialiser()
  const leaders = itemKinds.flatMap((kind) =>
    today.kinds[kind].ranked.slice(0, 1).map(({ itemId }) => references.item(itemId)),
  )
  return function* preparePages(plans: readonly PagePlan[]): Generator<PreparedPart> {
    for (let start = 0; start < plans.length; start += pagesInPart) {
      const pages = plans.slice(start, start + pagesInPart).map((plan) => {
        const page = plan.build()
        return {
          path: plan.path,
          kind: plan.kind,
          card: buildCard(page, leaders),
          changedOn: findChangeDay(page),
          ...store.append(serialisePage(page)),
        }
      })
      store.flush()
      yield { pages }
    }
  }
}
