/** Runs `storePages` in a separate process, whose memory is freed when it ends. */
import type { PrepareMessage } from './prepare-pages.ts'
import { storePages, type PrepareOptions } from './store-pages.ts'

const progressStep = 100

process.once('message', (options: PrepareOptions) => {
  const result = storePages(options, (done, total) => {
    if (done % progressStep === 0) send({ done, total })
  })
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakBytes: maxRSS * 1024 }
  send({ result, usage }, () => process.disconnect())
})

function send(message: PrepareMessage, afterwards?: () => void): void {
  process.send?.(message, undefined, undefined, (error) => {
    // Whoever wanted the pages has ended.
    if (error) process.exit(1)
    afterwards?.()
  })
}
