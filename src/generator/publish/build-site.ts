import { formatBuildHash } from '#pages/config/build-hash.ts'
import type { Problem } from '#catalogue/problem.ts'
import { rmSync } from 'node:fs'
import type { BuildOptions } from '../options/build-options.ts'
import {
  buildRecordFile,
  findIntactFiles,
  readFileStamp,
  removeBuildRecord,
  writeBuildRecord,
  type BuildRecord,
} from '../files/build-record.ts'
import { digest } from '../files/digest.ts'
import { checkOutputFolder } from '../files/output-folder.ts'
import { listFiles } from '../files/list-files.ts'
import { readProcessUsage } from '../files/process-usage.ts'
import { ensureBundle } from '../bundle/ensure-bundle.ts'
import { preparePages } from '../prepare/prepare-pages.ts'
import type { BuildResult } from '../messages/build-result.ts'
import type { SitePlan } from '../prepare/page-entry.ts'
import type { ProgressLine } from '../messages/progress-line.ts'
import { publishSite } from './publish-site.ts'
import type { BuildInputs } from './find-last-build.ts'
import { serialise } from '../files/escape-html.ts'

export type BuildOutcome = { readonly problems: readonly Problem[] } | BuildResult

/**
 * Content → a published site. Returns all faults in the content before anything is written; rejects on any other
 * failure.
 * @param last what the output folder holds, if that is known
 */
export async function buildSite(
  options: BuildOptions,
  inputs: BuildInputs,
  last: BuildRecord | null,
  progress: ProgressLine,
): Promise<BuildOutcome> {
  const recordFile = buildRecordFile(options.cacheFolder, options.outFolder)
  const pageStoreFile = recordFile.replace(/\.json$/, '.pages')
  checkOutputFolder(options.outFolder)
  // One after the other: in parallel they save a second or two and need twice the memory of rendering.
  const { bundle, usage } = await ensureBundle(options.cacheFolder, inputs.code, options.languages)
  const parts = preparePages(bundle.preparerFile, {
    contentFolder: options.contentFolder,
    cacheFolder: options.cacheFolder,
    today: options.today,
    siteUrl: options.siteUrl,
    reportUrl: options.reportUrl,
    commit: options.commit,
    pageStoreFile,
    others: bundle.locales.slice(1).map(({ language, localizerFile }) => ({ language, localizerFile })),
  })
  const beginning = parts.next()
  const intact = findIntactFiles(options.outFolder, last)
  const present = listFiles(options.outFolder)
  const { value: first } = await beginning
  if ('problems' in first) return first
  if (!('outline' in first)) throw new Error('Pages were prepared before they were planned.')

  const { outline } = first
  const renderKey = digest([
    bundle.key,
    options.siteUrl,
    serialise(options.analytics),
    serialise(outline.context),
    serialise(outline.names),
  ])
  const buildHash = formatBuildHash(inputs.dataCode, digest([renderKey, inputs.content]))
  const plan: SitePlan = { outline, bundle, pageStoreFile, buildHash, renderKey }

  // Until the new record is written, the content of the folder is unknown.
  removeBuildRecord(recordFile)
  const { pages, stored, rendered, built, files, links, cards, preparation } = await publishSite(
    options,
    plan,
    { record: last, intact, present },
    parts,
    progress,
  )
  writeBuildRecord(recordFile, {
    inputs: inputs.all,
    buildHash,
    renderKey,
    bundleKey: bundle.key,
    pages: Object.fromEntries(built),
    digests: {
      ...Object.fromEntries(stored.map(({ file, digest: textDigest }) => [file, textDigest])),
      ...cards.digests,
    },
    links,
    files: files.map((file) => readFileStamp(options.outFolder, file)),
  })
  rmSync(pageStoreFile)
  const ownPeakBytes = readProcessUsage().peakBytes
  return {
    pageCount: pages.length,
    rendered,
    drawnCount: cards.drawnCount,
    otherCpuSeconds: usage.cpuSeconds + preparation.cpuSeconds + cards.usage.cpuSeconds,
    // Bundling is over before this process needs much itself.
    peakBytes: Math.max(usage.peakBytes, ownPeakBytes + cards.usage.peakBytes, preparation.peakBytes),
  }
}
