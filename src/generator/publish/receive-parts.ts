import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { compareBy } from '#base/compare-by.ts'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { listLanguages } from '../bundle/site-bundle.ts'
import type { BuildRecord, BuiltPage, IsUpToDate } from '../files/build-record.ts'
import { documentFileName, listPageFiles, listPrefixes } from '../files/output-file-names.ts'
import { type ProcessUsage, readProcessUsage } from '../files/process-usage.ts'
import type { RenderedPage, RenderReason } from '../messages/build-result.ts'
import { digestData, type PageEntry, type SitePlan } from '../prepare/page-entry.ts'
import type { PrepareMessage } from '../prepare/prepare-pages.ts'
import { type StoredFile, writeStoredFiles } from '../prepare/stored-files.ts'
import { documentPrefix, pageFilePrefix } from '../render/document-frame.ts'
import type { PageRenderer } from '../render/render-pages.ts'

/** What the output folder holds when pages are published. */
export interface LastOutput {
  /** Null if it is not known. */
  readonly record: BuildRecord | null
  /** Files that are still as it left them. */
  readonly intact: ReadonlySet<string>
  /** All files, wherever they come from. */
  readonly present: readonly string[]
}

export interface ReceivedParts {
  /** As the outline lists them. */
  readonly pages: readonly PageEntry[]
  /** The files beside the pages. */
  readonly stored: readonly StoredFile[]
  /** Pages that have to be rendered. */
  readonly rendered: readonly RenderedPage[]
  /** The others, by path, as they are now. */
  readonly carried: ReadonlyMap<string, BuiltPage>
  /** Of the process that prepares; its memory together with that of this one. */
  readonly preparation: ProcessUsage
}

interface PublishTools {
  readonly outFolder: string
  readonly plan: SitePlan
  readonly last: LastOutput
  readonly renderer: PageRenderer
  readonly isUpToDate: IsUpToDate
  /** When it is time to give up. */
  readonly stop: AbortSignal
  /** Called with how many pages are prepared. */
  readonly onPrepared: (count: number) => void
  /** Called with all pages, as the outline lists them, as soon as they are prepared. */
  readonly onAllPrepared: (pages: readonly PageEntry[]) => void
}

/**
 * Publishes what is prepared as it comes: writes files, carries pages over from the last build, and gives the others to the
 * renderer.
 */
export async function receiveParts(
  parts: AsyncIterable<PrepareMessage>,
  { outFolder, plan, last, renderer, isUpToDate, stop, onPrepared, onAllPrepared }: PublishTools,
): Promise<ReceivedParts> {
  const carryOver = createCarrier(outFolder, plan, last.record)
  const order = new Map(plan.outline.pages.map(({ path }, index) => [path, index]))
  const pages: PageEntry[] = []
  const inOrder = () => pages.toSorted(compareBy(({ path }) => [order.get(path)!]))
  const stored: StoredFile[] = []
  const rendered: RenderedPage[] = []
  const carried = new Map<string, BuiltPage>()
  for await (const part of parts) {
    stop.throwIfAborted()
    if ('files' in part) {
      stored.push(...part.files)
      writeStoredFiles(outFolder, plan.pageStoreFile, part.files, isUpToDate)
    }
    if ('pages' in part) {
      pages.push(...part.pages)
      const toRender: PageEntry[] = []
      for (const page of part.pages) {
        const reason = findRenderReason(page, plan, last.record, last.intact)
        if (reason === null) carried.set(page.path, carryOver(page))
        else {
          toRender.push(page)
          rendered.push({ kind: page.kind, reason })
        }
      }
      renderer.render(toRender)
      onPrepared(pages.length)
      if (pages.length === order.size) onAllPrepared(inOrder())
    }
    if ('usage' in part) {
      const { cpuSeconds, peakBytes } = part.usage
      const together = readProcessUsage().peakBytes + peakBytes
      return {
        pages: inOrder(),
        stored,
        rendered,
        carried,
        preparation: { cpuSeconds, peakBytes: together },
      }
    }
  }
  throw new Error('Preparing the pages ended early.')
}

/** @returns a function that writes the hash of this build into the files of an otherwise unchanged page */
function createCarrier(
  outFolder: string,
  { buildHash, bundle }: SitePlan,
  last: BuildRecord | null,
): (page: PageEntry) => BuiltPage {
  const languages = listLanguages(bundle)
  return (page) => {
    const built = last?.pages[page.path]
    if (!built) throw new Error(`The last build left nothing of ${page.path}.`)
    if (buildHash !== last.buildHash) stampPage(outFolder, page, languages, buildHash)
    return built
  }
}

/**
 * Why a page cannot be carried over from the last build by writing into its files what is true of this one; null if it
 * can be.
 * @param intact files that are still as the last build left them
 */
function findRenderReason(
  page: PageEntry,
  { renderKey, bundle }: SitePlan,
  last: BuildRecord | null,
  intact: ReadonlySet<string>,
): RenderReason | null {
  if (last?.renderKey !== renderKey) return 'all'
  const built = last.pages[page.path]
  if (!built) return 'new'
  if (built.digest !== digestData(page)) return 'data'
  return listPageFiles(page, listLanguages(bundle)).every((file) => intact.has(file)) ? null : 'files'
}

/**
 * Carries an unchanged page over to the next build: writes its hash, in place, into all files of the page.
 * @param languages of the site, the default first
 */
function stampPage(outFolder: string, page: PageEntry, languages: readonly SiteLanguage[], hash: string): void {
  const prefixes = new Set(listPrefixes(page, languages))
  const codes = new Map(
    languages
      .filter(({ pathPrefix }) => prefixes.has(pathPrefix))
      .map(({ code, pathPrefix }) => [documentFileName(pathPrefix + page.path), code]),
  )
  for (const file of listPageFiles(page, languages)) {
    const code = codes.get(file)
    overwrite(join(outFolder, file), (code === undefined ? pageFilePrefix : documentPrefix(code)).length, hash)
  }
}

function overwrite(file: string, offset: number, text: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    writeSync(descriptor, text, offset)
  } finally {
    closeSync(descriptor)
  }
}
