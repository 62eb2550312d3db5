import { itemKinds } from '#catalogue/entities.ts'
import { buildCard } from '#wording/cards/build-card.ts'
import { findChangeDay } from '#pages/feeds/find-change-day.ts'
import type { Pages } from '#pages/plan/build-pages.ts'
import { buildSearchIndex } from '#wording/search/build-search-index.ts'
import { addSettings } from './add-settings.ts'
import type { PreparedPart, SiteOutline } from './page-entry.ts'
import { createPageStore } from './page-store.ts'
import { createPageSerialiser } from './serialise-page.ts'
import { prepareFiles } from './prepare-files.ts'
import type { PrepareOptions } from './prepare-options.ts'

/** Enough to keep a render thread busy. */
const pagesInPart = 64

/**
 * Puts the data of every page and the text of every file beside them into the page store, and says what is there part by
 * part: the files come before the pages, which load some of them.
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

  // Also first because the tables take the most memory, and nothing else takes any yet.
  const files = prepareFiles(store, source, options.siteUrl)
  store.flush()
  yield { files }

  const serialisePage = createPageSerialiser()
  const leaders = itemKinds.flatMap((kind) =>
    source.today.kinds[kind].ranked.slice(0, 1).map(({ itemId }) => source.references.item(itemId)),
  )
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
  store.close()
}
