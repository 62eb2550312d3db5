import { Worker } from 'node:worker_threads'
import type { BuiltPage } from '../files/build-record.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import type { RenderAnswer, RenderBatch, RenderedBatch, RenderFailure, RenderJob } from './render-job.ts'

const workerCount = 2
/** Days in a row share a ranking, which each thread renders for itself. */
const mostInBatch = 64
/** So that both threads end at about the same time, however few the pages. */
const fewestBatches = 8
/**
 * Little of what React allocates lives long. A thread holds some 20 MB; the less room it has, the sooner it collects the rest:
 * with these limits both hold 100 MB less, in the same time.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 }

export interface RenderedPages {
  /** Internal link targets, each with a page that links there. */
  readonly links: ReadonlyMap<string, string>
  /** By path. */
  readonly pages: ReadonlyMap<string, BuiltPage>
}

/** Renders pages in two threads and writes them. If a page cannot be rendered, rejects with an error that names it. */
export async function renderPages(
  entries: readonly PageEntry[],
  job: RenderJob,
  onProgress: (done: number) => void,
): Promise<RenderedPages> {
  const links = new Map<string, string>()
  const pages = new Map<string, BuiltPage>()
  const batches = splitIntoBatches(entries)
  const renderRest = (): Promise<void> =>
    runWorker(job, batches, (answer) => {
      for (const [target, path] of answer.links) links.set(target, path)
      for (const [path, page] of answer.rendered) pages.set(path, page)
      onProgress(pages.size)
    })
  await Promise.all(Array.from({ length: Math.min(workerCount, batches.length) }, renderRest))
  return { links, pages }
}

function splitIntoBatches(pages: readonly PageEntry[]): RenderBatch[] {
  const size = Math.min(mostInBatch, Math.max(1, Math.ceil(pages.length / fewestBatches)))
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  )
}

/** Starts a thread that takes batches from the list until it is empty. */
function runWorker(job: RenderJob, batches: RenderBatch[], onRendered: (answer: RenderedBatch) => void): Promise<void> {
  const worker = new Worker(new URL('render-worker.ts', import.meta.url), { workerData: job, resourceLimits })
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const batch = batches.shift()
      if (batch) return worker.postMessage(batch)
      // Resolved first, because a terminated thread reports its exit like one that crashed.
      resolve()
      void worker.terminate()
    }
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A render thread ended unexpectedly (exit code ${code}).`)))
    worker.on('message', (answer: RenderAnswer) => {
      if ('failure' in answer) {
        // Stops the other thread as well.
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
