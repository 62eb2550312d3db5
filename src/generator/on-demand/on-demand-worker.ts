/** Answers for a site while another process builds it, and ends with the one that started it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from '#command-line/run-command.ts'
import { notFoundPath } from '#pages/routes/routes.ts'
import { formatBuildHash } from '#pages/config/build-hash.ts'
import type { Pages } from '#pages/plan/build-pages.ts'
import { buildSearchIndex } from '#wording/search/build-search-index.ts'
import { memoize } from '#base/memoize.ts'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { joinPieces } from '#pages/data/output-file.ts'
import { checkOutputFolder, writeBuildState, replaceOutputFile } from '../files/output-folder.ts'
import { buildHeaders } from '../publish/build-headers.ts'
import { ensureBundle } from '../bundle/ensure-bundle.ts'
import type { SiteBundle } from '../bundle/site-bundle.ts'
import { listLanguageNames } from '../prepare/language-names.ts'
import { listFiles } from '../files/list-files.ts'
import { outputFileName } from '../files/output-file-names.ts'
import type { BuildOptions } from '../options/build-options.ts'
import { addSettings } from '../prepare/prepare-options.ts'
import { findOutputFile } from '../prepare/file-groups.ts'
import { readContent } from '../prepare/read-content.ts'
import { readSite } from '../prepare/read-site.ts'
import type { BuildInputs } from '../publish/find-last-build.ts'
import { joinDocument, type DocumentFrame } from '../render/document-frame.ts'
import { formatProblems } from '../messages/format-problems.ts'
import { answerAddress, type OnDemandSite, preparePage } from './answer-address.ts'
import { listenOnDemand } from './listen-on-demand.ts'
import type { OnDemandJob } from './start-on-demand.ts'

process.once('disconnect', () => process.exit())
process.once('message', (job: OnDemandJob) => void runCommand(async () => void process.send?.(await open(job))))

async function open({ options, inputs }: OnDemandJob): Promise<string> {
  const site = await openSite(options, inputs)
  const notFound = await Promise.all(
    options.languages.map(({ pathPrefix }) => answerAddress(site, new URL(pathPrefix + notFoundPath, options.siteUrl))),
  )
  checkOutputFolder(options.outFolder)
  writeBuildState(options.outFolder, { state: 'writing' })
  // The server takes the headers of all its responses from this file.
  replaceOutputFile(
    options.outFolder,
    '_headers',
    buildHeaders({ ...options, documents: notFound.map(({ body }) => String(body)) }),
  )
  return listenOnDemand((url) => answerAddress(site, url))
}

/** Opens the site that the options describe, without building it. Rejects if its content has faults. */
async function openSite(options: BuildOptions, inputs: BuildInputs): Promise<OnDemandSite> {
  // The bundler is a separate process; meanwhile this one reads the content.
  const bundling = ensureBundle(options.cacheFolder, inputs.code, options.languages)
  // Faults in the content are reported first.
  bundling.catch(() => {})
  const pages = readPages(options)
  return createOnDemandSite(pages, (await bundling).bundle, options, inputs)
}

function readPages({ contentFolder, today }: BuildOptions): Pages {
  const read = readSite(readContent(contentFolder), today)
  if ('problems' in read) throw new Error(formatProblems(read.problems, 'Nothing is served.'))
  return read.site
}

async function createOnDemandSite(
  { source, context: siteContext, buildPage, isTranslated }: Pages,
  { publicFolder, locales }: SiteBundle,
  options: BuildOptions,
  inputs: BuildInputs,
): Promise<OnDemandSite> {
  // Not that of the build, for which what every page is made from is digested, and no page waits for that: pages that are
  // open when the build is complete are loaded afresh.
  const hash = formatBuildHash(inputs.dataCode, inputs.all)
  const names = listLanguageNames(source.catalogue)
  const openLocale = memoize(async ({ code }: SiteLanguage) => {
    const { rendererFile, assets } = locales.find(({ language }) => language.code === code)!
    const renderer: typeof import('../render/render-document.ts') = await import(pathToFileURL(rendererFile).href)
    const ownNames = names.find(({ language }) => language === code) ?? null
    if (ownNames) renderer.provideNames(ownNames.table)
    const frame: DocumentFrame = {
      hash,
      siteUrl: options.siteUrl,
      analytics: options.analytics,
      assets,
      names: ownNames,
    }
    return { renderer, frame }
  })
  const context = addSettings(siteContext, options)
  const publicFiles = new Set(listFiles(publicFolder))
  return {
    hash,
    languages: options.languages,
    findPage(path, language) {
      const page = buildPage(path, language)
      return page && preparePage(page, context)
    },
    async findFile(path) {
      const name = outputFileName(path)
      if (publicFiles.has(name)) return readFileSync(join(publicFolder, name))
      return findOutputFile(path, source, options.siteUrl) ?? (await findLocalizedFile(path))
    },
    buildSearchIndex: async () => JSON.stringify(buildSearchIndex(source.catalogue, source.rankings)),
    async render(page, language) {
      const { renderer, frame } = await openLocale(language)
      await renderer.loadViews([page.data.kind])
      const document = renderer.renderDocument(page.data, page.context, frame, {
        isTranslated: isTranslated(page.data),
      })
      return joinDocument(document, page.state)
    },
  }

  /** A localized file in another language than the default. */
  async function findLocalizedFile(path: string): Promise<string | null> {
    for (const { language, localizerFile } of locales.slice(1)) {
      if (!path.includes(`.${language.pathPrefix.slice(1)}.`)) continue
      const { buildLocalizedFiles }: typeof import('../prepare/localized-files.ts') = await import(
        pathToFileURL(localizerFile).href
      )
      const table = names.find((known) => known.language === language.code)?.table ?? {}
      const file = buildLocalizedFiles(source, options.siteUrl, table).find((made) => made.path === path)
      if (file) return joinPieces(file)
    }
    return null
  }
}
