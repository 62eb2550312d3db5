import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatBuildHash } from '#pages/config/build-hash.ts'
import type { Pages } from '#pages/plan/build-pages.ts'
import { buildSearchIndex } from '#wording/search/build-search-index.ts'
import { ensureBundle } from '../bundle/ensure-bundle.ts'
import type { SiteBundle } from '../bundle/site-bundle.ts'
import { listFiles } from '../files/list-files.ts'
import { outputFileName } from '../files/output-file-names.ts'
import type { BuildOptions } from '../options/build-options.ts'
import { addSettings } from '../prepare/add-settings.ts'
import { findOutputFile } from '../prepare/file-groups.ts'
import { readContent } from '../prepare/read-content.ts'
import { readSite } from '../prepare/read-site.ts'
import type { BuildInputs } from '../publish/read-inputs.ts'
import { joinDocument } from '../render/join-document.ts'
import type { DocumentFrame } from '../render/document-frame.ts'
import { formatProblems } from '../messages/format-problems.ts'
import type { AskedSite } from './answer-address.ts'
import { preparePage } from './prepare-page.ts'

/** Opens the site that the options describe, without building it. Rejects if its content has faults. */
export async function openSite(options: BuildOptions, inputs: BuildInputs): Promise<AskedSite> {
  // The bundler is a separate process; meanwhile this one reads the content.
  const bundling = ensureBundle(options.cacheFolder, inputs.code)
  // Faults in the content are reported first.
  bundling.catch(() => {})
  const pages = readPages(options)
  return askPages(pages, (await bundling).bundle, options, inputs)
}

function readPages({ contentFolder, today }: BuildOptions): Pages {
  const read = readSite(readContent(contentFolder), today)
  if ('problems' in read) throw new Error(formatProblems(read.problems, 'Nothing is served.'))
  return read.site
}

async function askPages(
  { source, context: siteContext, buildPage }: Pages,
  { rendererFile, publicFolder, assets }: SiteBundle,
  options: BuildOptions,
  inputs: BuildInputs,
): Promise<AskedSite> {
  const renderer: typeof import('../render/render-document.ts') = await import(pathToFileURL(rendererFile).href)
  // Not that of the build, for which what every page is made from is digested, and no page waits for that: pages that are
  // open when the build is complete are loaded afresh.
  const hash = formatBuildHash(inputs.dataCode, inputs.all)
  const frame: DocumentFrame = { hash, siteUrl: options.siteUrl, analytics: options.analytics, assets, names: null }
  const context = addSettings(siteContext, options)
  const publicFiles = new Set(listFiles(publicFolder))
  return {
    hash,
    findPage(path) {
      const page = buildPage(path)
      return page && preparePage(page, context)
    },
    async findFile(path) {
      const name = outputFileName(path)
      if (publicFiles.has(name)) return readFileSync(join(publicFolder, name))
      return findOutputFile(path, source, options.siteUrl)
    },
    buildSearchIndex: async () => JSON.stringify(buildSearchIndex(source.catalogue, source.rankings)),
    async render(page) {
      await renderer.loadViews([page.data.kind])
      const document = renderer.renderDocument(page.data, page.context, frame)
      return joinDocument(document, page.state)
    },
  }
}
