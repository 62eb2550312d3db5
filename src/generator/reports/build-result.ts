export interface BuildResult {
  readonly pageCount: number
  /** The rest stood there already from the last build. */
  readonly renderedCount: number
  /** Cards of pages; the rest was drawn before. */
  readonly drawnCount: number
  /** Spent by the processes that bundled, prepared and drew. */
  readonly otherCpuSeconds: number
  /** The most that this process and another one can have held at the same time. */
  readonly peakBytes: number
}
