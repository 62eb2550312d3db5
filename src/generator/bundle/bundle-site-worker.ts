/** A process of its own for Vite and sharp, whose memory is given back before the pages are rendered. */
import { bundleSite } from './bundle-site.ts'
import type { BundleUsage } from './ensure-bundle.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Which folder shall the bundle go to?')
await bundleSite(folder)

const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const usage: BundleUsage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakBytes: maxRSS * 1024 }
process.send?.(usage)
process.disconnect?.()
