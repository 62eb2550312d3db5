/**
 * Prepares pages in a separate process, whose memory is freed when it ends. What need not be made again is told while the
 * content is read.
 */
import type { KnownOutput } from './known-output.ts'
import { parseFiles } from './parsed-content.ts'
import type { PrepareMessage, PreparerOptions } from './prepare-pages.ts'
import { readContent } from './read-content.ts'
import { readSite } from './read-site.ts'
import { storePages } from './store-pages.ts'

const progressStep = 100

process.once('message', (options: PreparerOptions) => {
  const content = parseFiles(readContent(options.contentFolder), options.cacheFolder)
  const read = readSite(content.files, options.today)
  process.once('message', async (known: KnownOutput) => {
    // Awaited, because to make the pages keeps this process from sending what is left of a long message.
    if ('site' in read) await send({ planned: read.site.plans.map(({ path }) => path) })
    const result = 'problems' in read ? read : { index: storePages(read.site, options, known, reportProgress) }
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakBytes: maxRSS * 1024 }
    await send({ result, usage })
    process.disconnect()
    // Nobody waits for this.
    if ('index' in result) content.keep()
  })
})

function reportProgress(done: number, total: number): void {
  if (done % progressStep === 0) void send({ done, total })
}

/** Resolves when the whole message is on its way. */
function send(message: PrepareMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, (error) => {
      // Whoever wanted the pages has ended.
      if (error) process.exit(1)
      resolve()
    })
  })
}
