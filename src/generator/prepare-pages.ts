import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SpoolOrder, SpoolResult } from './spool-pages.ts'

export type PrepareMessage = { readonly done: number; readonly total: number } | { readonly result: SpoolResult }

/** With V8's own bounds, garbage of pages long written takes a third more memory, and not a tenth less time. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/**
 * The page data of the whole site, spooled to a file. Each call starts anew from the source files, so that a running
 * development server sees changed code as well as changed content.
 */
export function preparePages(
  order: SpoolOrder,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<SpoolResult> {
  mkdirSync(dirname(order.spoolFile), { recursive: true })
  const worker = new Worker(new URL('prepare-pages-worker.ts', import.meta.url), { workerData: order, resourceLimits })
  return new Promise((resolve, reject) => {
    worker.on('message', (message: PrepareMessage) => {
      if ('result' in message) resolve(message.result)
      else onProgress(message.done, message.total)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`Preparing the pages ended without a result (exit code ${code}).`)))
  })
}
