import { readProcessUsage } from '../files/process-usage.ts'
import type { BuildResult } from './build-result.ts'
import { describeRendered } from './render-reason.ts'

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
