import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from '#pages/cards/card.ts'
import { searchIndexPath } from '#pages/search/search-index.ts'
import type { BuildOptions } from '../options/build-options.ts'
import type { BuildRecord, BuiltPage } from '../files/build-record.ts'
import { buildHeaders } from './build-headers.ts'
import { copyAssets } from './copy-assets.ts'
import { buildRobots } from './build-robots.ts'
import type { SitePlan } from '../render/site-plan.ts'
import { buildSitemap } from './build-sitemap.ts'
import { publishCards, type PublishedCards } from '../cards/publish-cards.ts'
import type { LinkTargets } from '../links/find-broken-links.ts'
import { findPagesToRender } from './find-pages-to-render.ts'
import { findUpToDateFiles, type IsUpToDate } from '../files/find-up-to-date-files.ts'
import { isIndexed } from '#pages/routes/is-indexed.ts'
import { buildFile, removeStaleFiles, writeBuildState } from '../files/output-folder.ts'
import { documentFileName, listPageFiles, outputFileName } from '../files/output-file-names.ts'
import type { PageEntry, PageIndex } from '../prepare/page-entry.ts'
import type { ProgressLine } from '../reports/progress-line.ts'
import type { RenderedPage } from '../reports/render-reason.ts'
import type { RenderJob } from '../render/render-job.ts'
import { renderPages } from '../render/render-pages.ts'
import { verifyLinks } from '../links/verify-links.ts'
import { writeOfflineFiles } from '../offline/write-offline-files.ts'
import { writePacks } from '../offline/write-packs.ts'
import { createPageStamper } from '../render/stamp-page.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import { listGroupFiles, writeStoredFiles } from '../prepare/stored-files.ts'

export interface PublishResult {
  /** The others were carried over from the last build. */
  readonly rendered: readonly RenderedPage[]
  /** By path. */
  readonly pages: ReadonlyMap<string, BuiltPage>
  /** Everything in the output folder. */
  readonly files: readonly string[]
  /** Internal link targets of all pages. */
  readonly links: readonly string[]
  readonly cards: PublishedCards
}

/** What the output folder holds when pages are published. */
export interface LastOutput {
  /** Null if it is not known. */
  readonly record: BuildRecord | null
  /** Files that are still as it left them. */
  readonly intact: ReadonlySet<string>
  /** All files, whoever has left them. */
  readonly present: readonly string[]
  /** Scripts and styles that this build has copied already; null if it has not. */
  readonly assets: readonly string[] | null
}

/**
 * Writes the output folder in an order that never sends a reader to a missing file: first what pages load, then the
 * pages, then what lists them. Stale files are removed last. Rejects if a page cannot be rendered or has a dead link.
 */
export async function publishSite(
  options: BuildOptions,
  plan: SitePlan,
  last: LastOutput,
  progress: ProgressLine,
): Promise<PublishResult> {
  writeBuildState(options.outFolder, { state: 'writing' })
  const isUpToDate = findUpToDateFiles(last.record, last.intact)
  const stop = new AbortController()
  try {
    const [published, cards] = await Promise.all([
      publishPages(options, plan, last, isUpToDate, progress),
      publishCards(listCards(plan.index), options, isUpToDate, stop.signal),
    ])
    const pageCount = plan.index.pages.length
    writeBuildState(options.outFolder, {
      state: 'complete',
      hash: plan.buildHash,
      day: options.today,
      pages: pageCount,
    })
    return { ...published, cards }
  } finally {
    stop.abort()
  }
}

async function publishPages(
  options: BuildOptions,
  plan: SitePlan,
  { record: last, intact, present, assets: copied }: LastOutput,
  isUpToDate: IsUpToDate,
  progress: ProgressLine,
): Promise<Omit<PublishResult, 'cards'>> {
  const { outFolder } = options
  const { pages } = plan.index
  const toRender = findPagesToRender(plan, last, intact)
  const unchanged = pages.filter((page) => !toRender.has(page))

  const isCopied = (file: string) => last?.bundleKey === plan.bundle.key && intact.has(file)
  const assets = copied ?? copyAssets(plan.bundle.publicFolder, outFolder, isCopied)
  const render = (some: readonly PageEntry[]) =>
    renderPages(some, buildRenderJob(options, plan), (done) =>
      progress.show(`Rendering pages: ${done} of ${some.length}`),
    )
  const isIntact = (file: string) => intact.has(file)
  const rendering = render([...toRender.keys()])
  // Meanwhile, because they rest on the data alone, and a thread that renders takes a while to start.
  const packing = writePacks(outFolder, plan.pageStoreFile, pages, isIntact)
  const carrying = carryOver(outFolder, unchanged, last, plan)
  writeStoredFiles(outFolder, plan.pageStoreFile, listGroupFiles(plan.index), isUpToDate)
  const [fresh, packs, carried] = await Promise.all([rendering, packing, carrying])
  const lists = writeLists(options, plan.index)
  const offline = await writeOfflineFiles(outFolder, plan, packs, assets, isIntact)

  const files = [...assets, ...listIndexFiles(plan.index), ...lists, ...offline, buildFile]
  const earlier = unchanged.length === 0 ? [] : (last?.links ?? [])
  const links = await verifyLinks(
    { fresh: fresh.links, earlier, renderRest: async () => (await render(unchanged)).links },
    listLinkTargets(outFolder, pages, files, new Set(carried.map(([path]) => path))),
  )
  removeStaleFiles(outFolder, present, new Set(files))
  return {
    rendered: [...toRender].map(([{ kind }, reason]) => ({ kind, reason })),
    pages: new Map([...carried, ...fresh.pages]),
    files,
    links,
  }
}

/** Pages that stay as they are, but for what is true of the build. */
async function carryOver(
  outFolder: string,
  pages: readonly PageEntry[],
  last: BuildRecord | null,
  { buildHash: hash, index: { context } }: SitePlan,
): Promise<(readonly [path: string, BuiltPage])[]> {
  if (last === null) return []
  const known = pages.map((page) => [page, last.pages[page.path]!] as const)
  if (hash === last.buildHash) return known.map(([{ path }, built]) => [path, built])
  const stamp = createPageStamper(outFolder, { hash: last.buildHash, context: last.context }, { hash, context })
  return known.map(([page, built]) => [page.path, stamp(page, built)])
}

function listCards({ pages }: PageIndex): Card[] {
  return pages.flatMap(({ card }) => card ?? [])
}

function listIndexFiles(index: PageIndex): string[] {
  const { pages } = index
  return [
    ...pages.flatMap(({ path }) => listPageFiles(path)),
    ...listGroupFiles(index).map(({ file }) => file),
    ...listCards(index).map(({ path }) => outputFileName(path)),
  ]
}

function listLinkTargets(
  outFolder: string,
  pages: readonly PageEntry[],
  files: readonly string[],
  carried: ReadonlySet<string>,
): LinkTargets {
  return {
    paths: new Set(pages.map(({ path }) => path)),
    files: new Set(files),
    readDocument: (file) => readFileSync(join(outFolder, file), 'utf8'),
    isAsBefore: (path) => carried.has(path),
  }
}

function buildRenderJob({ outFolder, siteUrl, analytics }: BuildOptions, plan: SitePlan): RenderJob {
  return {
    rendererFile: plan.bundle.rendererFile,
    pageStoreFile: plan.pageStoreFile,
    outFolder,
    context: plan.index.context,
    frame: { hash: plan.buildHash, siteUrl, analytics, assets: plan.bundle.assets },
  }
}

/** Writes the files that list pages or repeat them. */
function writeLists({ outFolder, siteUrl, analytics }: BuildOptions, { pages, searchIndex }: PageIndex): string[] {
  const notFound = readFileSync(join(outFolder, documentFileName('/404/')))
  const indexed = pages.filter(isIndexed).map(({ path }) => path)
  const texts = new Map<string, string | Uint8Array>([
    ...buildSitemap(indexed, siteUrl),
    ['robots.txt', buildRobots(siteUrl)],
    [outputFileName(searchIndexPath), searchIndex],
    // The name that static hosts look for.
    ['404.html', notFound],
    ['_headers', buildHeaders({ siteUrl, analytics, document: notFound.toString() })],
  ])
  for (const [file, text] of texts) writeOutputFile(outFolder, file, text)
  return [...texts.keys()]
}
