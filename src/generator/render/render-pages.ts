import { Worker } from 'node:worker_threads'
import type { PageEntry } from '../prepare/page-entry.ts'
import type { RenderAnswer, RenderBatch, RenderedBatch, RenderFailure, RenderOrder } from './render-order.ts'

const workerCount = 2
const pagesPerBatch = 16
/** React leaves little behind that lives long; a bounded young generation keeps the garbage from piling up. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 }

/**
 * Renders pages in two threads and writes them. Rejects with a message that names the page when one cannot be rendered.
 * @returns the links within the site that these pages have
 */
export async function renderPages(
  pages: readonly PageEntry[],
  order: RenderOrder,
  onProgress: (done: number) => void,
): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  const batches = splitIntoBatches(pages)
  let done = 0
  const renderRest = (): Promise<void> =>
    runWorker(order, batches, (answer) => {
      for (const [target, path] of answer.links) links.set(target, path)
      done += answer.rendered
      onProgress(done)
    })
  await Promise.all(Array.from({ length: Math.min(workerCount, batches.length) }, renderRest))
  return links
}

function splitIntoBatches(pages: readonly PageEntry[]): RenderBatch[] {
  return Array.from({ length: Math.ceil(pages.length / pagesPerBatch) }, (_, index) =>
    pages.slice(index * pagesPerBatch, (index + 1) * pagesPerBatch),
  )
}

/** One thread that takes batch after batch from the list until the list is empty. */
function runWorker(
  order: RenderOrder,
  batches: RenderBatch[],
  onRendered: (answer: RenderedBatch) => void,
): Promise<void> {
  const worker = new Worker(new URL('render-worker.ts', import.meta.url), { workerData: order, resourceLimits })
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const batch = batches.shift()
      if (batch) return worker.postMessage(batch)
      // First resolved: a thread that is told to end announces its exit like one that broke down.
      resolve()
      void worker.terminate()
    }
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A render thread ended by itself (exit code ${code}).`)))
    worker.on('message', (answer: RenderAnswer) => {
      if ('failure' in answer) {
        // Nothing more is begun, here or in the other thread.
        batches.length = 0
        void worker.terminate()
        reject(new Error(formatFailure(answer.failure)))
      } else {
        onRendered(answer)
        next()
      }
    })
    next()
  })
}

function formatFailure({ path, kind, error }: RenderFailure): string {
  return `The page ${path} (${kind}) could not be rendered: ${error}`
}
