/** Prepares pages in a separate process, whose memory is freed when it ends. */
import { pathToFileURL } from 'node:url'
import { setImmediate } from 'node:timers/promises'
import { runCommand } from '#command-line/run-command.ts'
import { readProcessUsage } from '../files/process-usage.ts'
import { parseFiles } from './parsed-content.ts'
import type { PrepareMessage, PreparerOptions } from './prepare-pages.ts'
import { prepareSite } from './prepare-site.ts'
import { readContent } from './read-content.ts'
import { readSite } from './read-site.ts'

process.once('message', (options: PreparerOptions) => void runCommand(() => prepare(options)))

async function prepare(options: PreparerOptions): Promise<void> {
  // The content as a whole, which no function below names, is not retained while the pages are made.
  const { files, keep } = parseFiles(readContent(options.contentFolder), options.cacheFolder)
  const read = readSite(files, options.today)
  const others = await Promise.all(
    options.others.map(async ({ language, localizerFile }) => {
      const { buildLocalizedFiles }: typeof import('./localized-files.ts') = await import(
        pathToFileURL(localizerFile).href
      )
      return { language, buildLocalizedFiles }
    }),
  )
  for (const part of 'problems' in read ? [read] : prepareSite(read.site, { ...options, others })) {
    void send(part)
    // Making pages keeps this process from sending the rest of a long message. The reader may be busy, and nobody
    // waits for that.
    await setImmediate()
  }
  await send({ usage: readProcessUsage() })
  process.disconnect()
  // Nothing waits for this.
  if ('site' in read) keep()
}

/** Resolves when the whole message has been sent. */
function send(message: PrepareMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, (error) => {
      // The process that wanted the pages has ended.
      if (error) process.exit(1)
      resolve()
    })
  })
}
