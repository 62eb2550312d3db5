import type { RenderedPage } from './render-reason.ts'

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
