import type { PageKind } from '#pages/routes/routes.ts'
import { readProcessUsage } from '../files/process-usage.ts'

export interface BuildResult {
  readonly pageCount: number
  /** The others were carried over from the last build. */
  readonly rendered: readonly RenderedPage[]
  /** The other cards came from the cache. */
  readonly drawnCount: number
  /** Of the processes that bundle, prepare and draw. */
  readonly otherCpuSeconds: number
  /** Upper bound for this process and another one together. */
  readonly peakBytes: number
}

/** Why a page was rendered, and not carried over from the last build. */
export type RenderReason = keyof typeof wording

const wording = {
  all: 'because code, settings or what all pages share has changed, or the last build is not known',
  new: 'new',
  data: 'with other data',
  files: 'whose files were changed or deleted',
}

export interface RenderedPage {
  readonly kind: PageKind
  readonly reason: RenderReason
}

/** How many pages were rendered for which reason, and of which kinds they are, in a line each. */
function describeRendered(rendered: readonly RenderedPage[]): string[] {
  const byReason = Map.groupBy(rendered, ({ reason }) => reason)
  return [...byReason].map(([reason, pages]) => {
    const kinds = reason === 'all' ? '' : `: ${countKinds(pages)}`
    return `  ${pages.length} ${wording[reason]}${kinds}`
  })
}

function countKinds(pages: readonly RenderedPage[]): string {
  return [...Map.groupBy(pages, ({ kind }) => kind)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, { length }]) => `${length} ${kind}`)
    .join(', ')
}

/** What a build made and what it cost since its process started, in one line; below it, why pages were rendered. */
export function formatUsage(result: BuildResult): string {
  const { pageCount, rendered, drawnCount, otherCpuSeconds, peakBytes } = result
  const wallSeconds = performance.now() / 1000
  const own = readProcessUsage()
  const cpuSeconds = own.cpuSeconds + otherCpuSeconds
  const peakMegabytes = Math.max(own.peakBytes, peakBytes) / 1e6
  const usage = [
    `${pageCount} pages (${rendered.length} rendered)`,
    `${drawnCount} cards drawn`,
    `${wallSeconds.toFixed(2)} s`,
    `${cpuSeconds.toFixed(2)} CPU s`,
    `peak ${peakMegabytes.toFixed(0)} MB`,
    `${Math.round(pageCount / wallSeconds)} pages/s`,
  ].join(' · ')
  return [usage, ...describeRendered(rendered)].join('\n')
}
