import type { ViteDevServer } from 'vite'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import type { Problem } from '#catalogue/problem.ts'
import type { Pages } from '#pages/plan/build-pages.ts'
import type { buildSearchIndex } from '#wording/search/build-search-index.ts'
import type { DayRankings } from '#rankings/ranking.ts'
import type { BuildOptions } from '#generator/options/build-options.ts'
import { addSettings } from '#generator/prepare/add-settings.ts'
import type { findOutputFile } from '#generator/prepare/file-groups.ts'
import { parseFiles } from '#generator/prepare/parsed-content.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import type { writeDesignDocument } from '../design/design-document.ts'
import { computeOnChange } from './compute-on-change.ts'
import { keepAlike } from './keep-alike.ts'
import { loadSiteCode, type SiteCode } from './load-site-code.ts'
import { preparePage } from '#generator/on-demand/prepare-page.ts'
import type { AskedSite } from '#generator/on-demand/answer-address.ts'
import { rereadContent } from './reread-content.ts'

/** The site at one moment. Pages and files are built on request. */
interface PreparedSite extends Pick<AskedSite, 'findPage' | 'findFile' | 'buildSearchIndex'> {
  /** The page of all components, which no build has. */
  readonly writeDesign: () => Promise<string>
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
  const keepRanked = keepAlike<Catalogue>()
  const findRanked = computeOnChange((describe: SiteCode['describeRankedFacts'], catalogue: Catalogue) =>
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
    const rankings = buildRankings(code.buildDayRankings, findRanked(code.describeRankedFacts, catalogue))
    const pages = buildPages(code.buildPages, catalogue, rankings)
    return pages.problems.length > 0 ? { problems: pages.problems } : { site: openSite(pages) }
  }

  function openSite({ source, context, buildPage }: Pages): PreparedSite {
    return {
      findPage(path) {
        const page = buildPage(path)
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
