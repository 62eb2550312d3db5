import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removePrefix } from '#pages/routes/language-path.ts'
import { publishCards, type PublishedCards } from '../cards/publish-cards.ts'
import { type BuiltPage, createUpToDateCheck } from '../files/build-record.ts'
import { listFiles } from '../files/list-files.ts'
import { listPageFiles } from '../files/output-file-names.ts'
import { buildFile, makeFolders, removeStaleFiles, writeBuildState } from '../files/output-folder.ts'
import { type LinkTargets, verifyLinks } from '../links/verify-links.ts'
import { writeOfflineFiles } from '../offline/write-offline-files.ts'
import { writePacks } from '../offline/write-packs.ts'
import type { BuildOptions } from '../options/build-options.ts'
import type { PageEntry, SitePlan } from '../prepare/page-entry.ts'
import type { PrepareMessage } from '../prepare/prepare-pages.ts'
import { type RenderJob, renderPages, startRenderer } from '../render/render-pages.ts'
import type { ProgressLine } from '../messages/progress-line.ts'
import { type LastOutput, type ReceivedParts, receiveParts } from './receive-parts.ts'
import { writeLists } from './write-lists.ts'

export interface PublishResult extends Omit<ReceivedParts, 'carried'> {
  /** By path. */
  readonly built: ReadonlyMap<string, BuiltPage>
  /** Everything in the output folder. */
  readonly files: readonly string[]
  /** Internal link targets of all pages. */
  readonly links: readonly string[]
  readonly cards: PublishedCards
}

/**
 * Writes the output folder in an order that never sends a reader to a missing file: first what all pages load, then the
 * pages, with the files beside them after the rankings, then what lists them. Stale files are removed last. Rejects if a page cannot be rendered or has a dead link.
 * @param parts what is prepared meanwhile
 */
export async function publishSite(
  options: BuildOptions,
  plan: SitePlan,
  last: LastOutput,
  parts: AsyncIterable<PrepareMessage>,
  progress: ProgressLine,
): Promise<PublishResult> {
  const { outFolder } = options
  const { outline, bundle, buildHash: hash } = plan
  const isIntact = (file: string) => last.intact.has(file)
  const isCopied = (file: string) => last.record?.bundleKey === bundle.key && isIntact(file)
  writeBuildState(outFolder, { state: 'writing' })
  const { languages } = options
  if (last.record === null)
    makeFolders(
      outFolder,
      outline.pages.flatMap((page) => listPageFiles(page, languages)),
    )
  const assets = copyAssets(bundle.publicFolder, outFolder, isCopied)

  const job = buildRenderJob(options, plan)
  const { fresh, carried, packs, ...published } = await publishParts(options, plan, last, parts, job, progress)
  const { pages, stored, cards } = published
  const lists = writeLists(options, pages, outline.searchIndex)
  // Readers of one language need nothing of the others.
  const foreign = new Set(bundle.locales.slice(1).flatMap(({ ownFiles }) => ownFiles))
  const common = assets.filter((file) => !foreign.has(file))
  const offline = await writeOfflineFiles(outFolder, plan, packs, common, stored, isIntact)

  const files = [
    ...assets,
    ...pages.flatMap((page) => listPageFiles(page, languages)),
    ...stored.map(({ file }) => file),
    ...Object.keys(cards.digests),
    ...lists,
    ...offline,
    buildFile,
  ]
  const unchanged = pages.filter(({ path }) => carried.has(path))
  const links = await verifyLinks(
    {
      fresh: fresh.links,
      earlier: unchanged.length === 0 ? [] : (last.record?.links ?? []),
      renderRest: async () => (await renderPages(unchanged, job)).links,
    },
    listLinkTargets(options, pages, files, carried),
  )
  removeStaleFiles(outFolder, last.present, new Set(files))
  writeBuildState(outFolder, { state: 'complete', hash, day: outline.context.today, pages: pages.length })
  return { ...published, built: new Map([...carried, ...fresh.pages]), files, links }
}

/** Publishes pages and files as they are prepared, packs once all pages are, and then, while the last ones are rendered, cards. */
async function publishParts(
  options: BuildOptions,
  plan: SitePlan,
  last: LastOutput,
  parts: AsyncIterable<PrepareMessage>,
  job: RenderJob,
  progress: ProgressLine,
) {
  const { outFolder } = options
  const isUpToDate = createUpToDateCheck(last.record, last.intact)
  const done = { prepared: 0, rendered: 0 }
  const show = (news: Partial<typeof done>) => {
    Object.assign(done, news)
    progress.show(`Pages: ${done.prepared} of ${plan.outline.pages.length} prepared, ${done.rendered} rendered`)
  }
  const stop = new AbortController()
  const renderer = startRenderer(job, {
    stop: stop.signal,
    onProgress: (rendered) => show({ rendered }),
  })
  const prepared = Promise.withResolvers<readonly PageEntry[]>()
  const receive = async () => {
    const received = await receiveParts(parts, {
      outFolder,
      plan,
      last,
      renderer,
      isUpToDate,
      stop: stop.signal,
      onPrepared: (count) => show({ prepared: count }),
      onAllPrepared: prepared.resolve,
    })
    renderer.finish()
    const all = received.pages.flatMap(({ card }) => card ?? [])
    // Only from here on there is enough memory for the process that draws.
    return { ...received, cards: await publishCards(all, options, isUpToDate, stop.signal) }
  }
  const pack = async () => {
    // Other code may pack differently.
    const record = last.record?.bundleKey === plan.bundle.key ? last.record : null
    return writePacks(outFolder, plan.pageStoreFile, await prepared.promise, record, last.intact)
  }
  try {
    const [received, packs, fresh] = await Promise.all([receive(), pack(), renderer.rendered])
    return { ...received, packs, fresh }
  } finally {
    stop.abort()
  }
}

function listLinkTargets(
  { outFolder, languages }: BuildOptions,
  pages: readonly PageEntry[],
  files: readonly string[],
  carried: ReadonlyMap<string, BuiltPage>,
): LinkTargets {
  const known = new Set(files)
  return {
    // What there is no document of in a language is shown there from the data.
    paths: new Set(languages.flatMap(({ pathPrefix }) => pages.map(({ path }) => pathPrefix + path))),
    files: known,
    readDocument: (file) =>
      listTwins(file, languages)
        .filter((twin) => known.has(twin))
        .map((twin) => readFileSync(join(outFolder, twin), 'utf8'))
        .join(''),
    isAsBefore: (path) => carried.has(path),
  }
}

/**
 * A document, and the English one of its page: in other languages the anchors of a page are those that it has in English, and
 * its document holds the first screen alone.
 */
function listTwins(file: string, languages: BuildOptions['languages']): string[] {
  return languages.flatMap(({ pathPrefix }) => {
    const path = removePrefix(`/${file}`, pathPrefix)
    return path === null ? [] : [path.slice(1)]
  })
}

function buildRenderJob({ outFolder, siteUrl, analytics }: BuildOptions, plan: SitePlan): RenderJob {
  return {
    pageStoreFile: plan.pageStoreFile,
    outFolder,
    context: plan.outline.context,
    locales: plan.bundle.locales.map(({ language, rendererFile, assets }) => ({
      language,
      rendererFile,
      frame: {
        hash: plan.buildHash,
        siteUrl,
        analytics,
        assets,
        names: plan.outline.names.find((names) => names.language === language.code) ?? null,
      },
    })),
  }
}

/**
 * Copies the scripts, styles and other files of a bundle to the output folder.
 * @param isCopied whether a file is there already
 * @returns the names of all of them
 */
function copyAssets(publicFolder: string, outFolder: string, isCopied: (file: string) => boolean): string[] {
  const files = listFiles(publicFolder)
  for (const file of files) {
    if (isCopied(file)) continue
    mkdirSync(dirname(join(outFolder, file)), { recursive: true })
    copyFileSync(join(publicFolder, file), join(outFolder, file))
  }
  return files
}
