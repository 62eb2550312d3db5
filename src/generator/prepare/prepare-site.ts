import type { IsoDate } from '#catalogue/calendar.ts'
import { compareBy } from '#base/compare-by.ts'
import { itemKinds } from '#catalogue/entities.ts'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { archiveRoot } from '#pages/open-data/archive-release.ts'
import type { Pages } from '#pages/plan/build-pages.ts'
import type { PagePlan } from '#pages/plan/plan-rankings.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildCard } from '#wording/cards/build-card.ts'
import { findChangeDay } from '#wording/feeds/build-feed.ts'
import { buildSearchIndex } from '#wording/search/build-search-index.ts'
import { buildArchive } from '../archive/build-archive.ts'
import { addSettings, type PrepareOptions } from './prepare-options.ts'
import { fileGroups, isOpenData, joinedFiles, type OpenFiles } from './file-groups.ts'
import { listLanguageNames } from './language-names.ts'
import type { PreparedPart, SiteOutline } from './page-entry.ts'
import { createPageStore, type PageStoreWriter } from './page-store.ts'
import { serialise } from '../files/escape-html.ts'
import { type StoredFile, storeFile } from './stored-files.ts'

/** Enough to keep a render thread busy. */
const pagesInPart = 64

/**
 * Puts the data of every page and the text of every file beside them into the page store, and says what is there part by
 * part: the pages of rankings, the files, the other pages, and last the archive, for which nothing else waits.
 */
export function* prepareSite(
  { source, plans, context, isTranslated }: Pages,
  options: PrepareOptions,
): Generator<{ readonly outline: SiteOutline } | PreparedPart> {
  const store = createPageStore(options.pageStoreFile)
  const outline: SiteOutline = {
    pages: plans.map((plan) => ({ path: plan.path, kind: plan.kind, isTranslated: isTranslated(plan) })),
    context: addSettings(context, options),
    searchIndex: JSON.stringify(buildSearchIndex(source.catalogue, source.rankings)),
    names: listLanguageNames(source.catalogue).filter((names) =>
      options.others.some(({ language }) => language.code === names.language),
    ),
  }
  yield { outline }

  const preparePages = createPagePreparer(store, source, isTranslated, options.others)
  // Rankings first, in one walk through time: the files and the other pages read what is recorded of them meanwhile.
  yield* preparePages(plans.filter(isRanking).toSorted(compareBy(({ day }) => [day])))
  const files = [
    ...prepareFiles(store, source, options.siteUrl),
    ...storeLocalizedFiles(store, source, outline, options),
  ]
  store.flush()
  yield { files }
  yield* preparePages(plans.filter((plan) => !isRanking(plan)))
  const archive = buildArchive(source).map(({ name, bytes }) =>
    storeFile(store, { path: archiveRoot + name, pieces: [bytes] }),
  )
  store.close()
  yield { files: archive }
}

type RankingPlan = PagePlan & { readonly day: IsoDate }

function isRanking(plan: PagePlan): plan is RankingPlan {
  return plan.day !== undefined
}

function createPagePreparer(
  store: PageStoreWriter,
  { today, references }: PageSource,
  isTranslated: Pages['isTranslated'],
  others: PrepareOptions['others'],
) {
  const serialisePage = createPageSerialiser()
  const appendTranslations = (buildIn: (language: SiteLanguage) => PageData) =>
    Object.fromEntries(
      others.map(({ language }) => [language.pathPrefix, store.append(serialisePage(buildIn(language)))]),
    )
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
          isTranslated: isTranslated(plan),
          ...(plan.buildIn && { translations: appendTranslations(plan.buildIn) }),
          ...store.append(serialisePage(page)),
        }
      })
      store.flush()
      yield { pages }
    }
  }
}

/** Makes the files beside the pages but for the archive, one at a time, and puts them into the page store. */
function prepareFiles(store: PageStoreWriter, source: PageSource, siteUrl: string): StoredFile[] {
  const stored: StoredFile[] = []
  for (const { build } of fileGroups) for (const file of build(source, siteUrl)) stored.push(storeFile(store, file))
  for (const { build } of joinedFiles) stored.push(storeFile(store, build(source, readOpenFiles(stored, store))))
  return stored
}

/** The localized files, in the other languages of the site. */
function storeLocalizedFiles(
  store: PageStoreWriter,
  source: PageSource,
  { names }: SiteOutline,
  { others, siteUrl }: PrepareOptions,
): StoredFile[] {
  return others.flatMap(({ language, buildLocalizedFiles }) => {
    const table = names.find((known) => known.language === language.code)?.table ?? {}
    return buildLocalizedFiles(source, siteUrl, table).map((file) => storeFile(store, file))
  })
}

function readOpenFiles(stored: readonly StoredFile[], store: PageStoreWriter): OpenFiles {
  const byPath = new Map(stored.map((file) => [`/${file.file}`, file]))
  return {
    paths: [...byPath.keys()].filter(isOpenData),
    read: (path) => store.read(byPath.get(path)!),
  }
}

/** Longer lists hold small parts, which are cheaper to serialise again than to look up. */
const fewParts = 8

/**
 * Serialises pages as `serialise` does, but only once for large parts that pages share, recognised by identity in short
 * lists: a ranking that holds for a week is on the pages of seven days.
 */
export function createPageSerialiser(): (page: PageData) => string {
  const known = new WeakMap<object, string>()

  function serialisePart(part: unknown): string {
    if (typeof part !== 'object' || part === null) return serialise(part)
    const before = known.get(part)
    if (before !== undefined) return before
    const text = serialise(part)
    known.set(part, text)
    return text
  }

  function serialiseField(value: unknown): string {
    const isOfFewParts = Array.isArray(value) && value.length <= fewParts
    return isOfFewParts ? `[${value.map(serialisePart).join(',')}]` : serialise(value)
  }

  return (page) => {
    const fields = Object.entries(page).filter(([, value]) => value !== undefined)
    return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${serialiseField(value)}`).join(',')}}`
  }
}
