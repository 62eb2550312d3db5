import type { ViteDevServer } from 'vite'
import type { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import type { Problem } from '#catalogue/problem.ts'
import { type OnDemandSite, preparePage } from '#generator/on-demand/answer-address.ts'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { type LanguageNames, listLanguageNames } from '#generator/prepare/language-names.ts'
import type { BuildOptions } from '#generator/options/build-options.ts'
import { addSettings } from '#generator/prepare/prepare-options.ts'
import type { findOutputFile } from '#generator/prepare/file-groups.ts'
import { parseFiles } from '#generator/prepare/parsed-content.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import type { buildPages, Pages } from '#pages/plan/build-pages.ts'
import type { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import type { serialiseRankedFacts } from '#rankings/days/serialise-ranked-facts.ts'
import type { DayRankings } from '#rankings/ranking.ts'
import type { buildSearchIndex } from '#wording/search/build-search-index.ts'
import type { writeDesignDocument } from '../design/design-document.ts'

/** The site at one moment. Pages and files are built on request. */
interface PreparedSite extends Pick<OnDemandSite, 'findPage' | 'findFile' | 'buildSearchIndex'> {
  /** The page of all components, which no build has. */
  readonly writeDesign: () => Promise<string>
  /** What things are called in a language; null in English. */
  readonly findNames: (language: SiteLanguage) => LanguageNames | null
}

export type Preparation = { readonly problems: readonly Problem[] } | { readonly site: PreparedSite }

/** The site as it changes with edits of content and code. */
export interface LiveSite {
  /** The site as it is now, or the faults in its content. Rejects if the code cannot be loaded. */
  readonly prepare: () => Promise<Preparation>
  /** Makes the next call of `prepare` read the content folder again. */
  readonly markContentChanged: () => void
}

/**
 * Repeats a step from content to pages only if its code or its input has changed: after an edit of a page builder, the
 * catalogue and the rankings are reused; after one of a text, the rankings are, and the histories that were made from them.
 */
export function createLiveSite(server: ViteDevServer, options: BuildOptions): LiveSite {
  let contentVersion = 0
  let content: readonly ContentFile[] | null = null
  /** To be called once, if the content that was read first has no faults. */
  let keepParsed: (() => void) | null = null
  const read = computeOnChange(
    (_version: number) => (content = content ? rereadContent(options.contentFolder, content) : readFirst()),
  )
  const buildCatalogue = computeOnChange((build: SiteCode['buildCatalogue'], files: readonly ContentFile[]) =>
    build(files, { today: options.today }),
  )
  const keepRanked = keepWhileSame<Catalogue>()
  const findRanked = computeOnChange((describe: SiteCode['serialiseRankedFacts'], catalogue: Catalogue) =>
    keepRanked(catalogue, describe),
  )
  const buildRankings = computeOnChange((build: SiteCode['buildDayRankings'], catalogue: Catalogue) => build(catalogue))
  const buildPages = computeOnChange((build: SiteCode['buildPages'], catalogue: Catalogue, rankings: DayRankings) =>
    build(catalogue, rankings),
  )

  function readFirst(): readonly ContentFile[] {
    const parsed = parseFiles(readContent(options.contentFolder), options.cacheFolder)
    keepParsed = parsed.keep
    return parsed.files
  }

  async function prepare(): Promise<Preparation> {
    const code = await loadSiteCode(server)
    const { catalogue, problems } = buildCatalogue(code.buildCatalogue, read(contentVersion))
    if (catalogue) keepParsed?.()
    keepParsed = null
    if (!catalogue) return { problems }
    const rankings = buildRankings(code.buildDayRankings, findRanked(code.serialiseRankedFacts, catalogue))
    const pages = buildPages(code.buildPages, catalogue, rankings)
    return pages.problems.length > 0 ? { problems: pages.problems } : { site: openSite(pages) }
  }

  function openSite({ source, context, buildPage }: Pages): PreparedSite {
    return {
      findPage(path, language) {
        const page = buildPage(path, language)
        return page && preparePage(page, addSettings(context, options))
      },
      async findFile(path) {
        const code = await server.ssrLoadModule('/src/generator/prepare/file-groups.ts')
        const find: typeof findOutputFile = code.findOutputFile
        return find(path, source, options.siteUrl)
      },
      async buildSearchIndex() {
        const code = await server.ssrLoadModule('/src/wording/search/build-search-index.ts')
        const build: typeof buildSearchIndex = code.buildSearchIndex
        return JSON.stringify(build(source.catalogue, source.rankings))
      },
      findNames: ({ code }) => listLanguageNames(source.catalogue).find(({ language }) => language === code) ?? null,
      async writeDesign() {
        const code = await server.ssrLoadModule('/tools/design/design-document.ts')
        const write: typeof writeDesignDocument = code.writeDesignDocument
        return write(source)
      },
    }
  }

  return {
    prepare,
    markContentChanged() {
      contentVersion += 1
    },
  }
}

/** The steps from content to pages. Editing code replaces the functions that depend on it and leaves the others. */
interface SiteCode {
  readonly buildCatalogue: typeof buildCatalogue
  readonly buildDayRankings: typeof buildDayRankings
  readonly serialiseRankedFacts: typeof serialiseRankedFacts
  readonly buildPages: typeof buildPages
}

/** Loads the code through Vite, which reloads only what has changed. */
async function loadSiteCode(server: ViteDevServer): Promise<SiteCode> {
  const [catalogue, rankings, facts, pages] = await Promise.all([
    server.ssrLoadModule('/src/catalogue/build/build-catalogue.ts'),
    server.ssrLoadModule('/src/rankings/days/build-day-rankings.ts'),
    server.ssrLoadModule('/src/rankings/days/serialise-ranked-facts.ts'),
    server.ssrLoadModule('/src/pages/plan/build-pages.ts'),
  ])
  return {
    buildCatalogue: catalogue.buildCatalogue,
    buildDayRankings: rankings.buildDayRankings,
    serialiseRankedFacts: facts.serialiseRankedFacts,
    buildPages: pages.buildPages,
  }
}

/** Reads the content folder again. Files with the same text are the same objects as before, which are parsed already. */
function rereadContent(folder: string, before: readonly ContentFile[]): ContentFile[] {
  const known = new Map(before.map((file) => [file.path, file]))
  return readContent(folder).map((file) => {
    const earlier = known.get(file.path)
    return earlier?.text === file.text ? earlier : file
  })
}

/** Returns a function that recomputes only if an argument differs from the last call. */
export function computeOnChange<Arguments extends readonly unknown[], Value>(
  compute: (...parts: Arguments) => Value,
): (...parts: Arguments) => Value {
  let last: { readonly parts: Arguments; readonly value: Value } | null = null
  return (...parts) => {
    if (!last || parts.some((part, index) => part !== last?.parts[index])) last = { parts, value: compute(...parts) }
    return last.value
  }
}

/** Returns a function that returns the previous value for as long as new ones have the same description. */
export function keepWhileSame<Value>(): (value: Value, describe: (value: Value) => string) => Value {
  let last: { readonly value: Value; readonly description: string } | null = null
  return (value, describe) => {
    const description = describe(value)
    if (last?.description !== description) last = { value, description }
    return last.value
  }
}
