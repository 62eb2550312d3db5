/** What a process has cost since it started. */
export interface ProcessUsage {
  readonly cpuSeconds: number
  /** The most memory that it has held at once. */
  readonly peakBytes: number
}

export const noUsage: ProcessUsage = { cpuSeconds: 0, peakBytes: 0 }

/** Of this process, up to now. */
export function readProcessUsage(): ProcessUsage {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakBytes: maxRSS * 1024 }
}
