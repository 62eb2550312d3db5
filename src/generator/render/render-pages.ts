import { Worker } from 'node:worker_threads'
import type { BuiltPage } from '../files/build-record.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { DocumentFrame } from './document-frame.ts'

/** What a render worker gets when it starts. */
export interface RenderJob {
  readonly pageStoreFile: string
  readonly outFolder: string
  readonly context: PageContext
  /** For each language of the site, the default first. */
  readonly locales: readonly LocaleJob[]
}

export interface LocaleJob {
  readonly language: SiteLanguage
  readonly rendererFile: string
  readonly frame: DocumentFrame
}

/** Pages for one worker, few enough that both workers end at about the same time. */
export type RenderBatch = readonly PageEntry[]

interface RenderFailure {
  readonly path: string
  readonly kind: string
  /** Including the stack. */
  readonly error: string
}

interface RenderedBatch {
  readonly rendered: readonly (readonly [path: string, page: BuiltPage])[]
  /** Internal links that this worker has not reported before. */
  readonly links: readonly (readonly [target: string, pagePath: string])[]
}

/** A worker's answer to a batch. */
export type RenderAnswer = RenderedBatch | { readonly failure: RenderFailure }

const threadCount = 2
/** While pages are still being prepared, in a process that keeps the other core busy. */
const earlyThreadCount = 1
/** Consecutive days share a ranking, which each thread renders separately. */
const mostInBatch = 64
/** A batch is a small enough part of what waits that both threads end at about the same time. */
const batchesWaiting = 8
/**
 * Little of what React allocates lives long. A thread holds some 20 MB; the less room it has, the sooner it collects the rest:
 * with these limits both threads hold 100 MB less, in the same time.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 }

export interface RenderedPages {
  /** Internal link targets, each with a page that links there. */
  readonly links: ReadonlyMap<string, string>
  /** By path. */
  readonly pages: ReadonlyMap<string, BuiltPage>
}

export interface PageRenderer {
  /** Renders these pages after those that wait. */
  readonly render: (entries: readonly PageEntry[]) => void
  /** There are no more: what waits is rendered as fast as possible. */
  readonly finish: () => void
  /** Resolves when all pages are rendered. If one cannot be, rejects with an error that names it. */
  readonly rendered: Promise<RenderedPages>
}

/** Renders pages in threads and writes them. */
export function renderPages(entries: readonly PageEntry[], job: RenderJob): Promise<RenderedPages> {
  const { signal: stop } = new AbortController()
  const renderer = startRenderer(job, { stop, onProgress: () => {} })
  renderer.render(entries)
  renderer.finish()
  return renderer.rendered
}

interface RenderOptions {
  /** Ends the threads, whatever waits. */
  readonly stop: AbortSignal
  /** Called with how many pages are rendered. */
  readonly onProgress: (done: number) => void
}

/** Renders pages in threads and writes them, while others are still being prepared. */
export function startRenderer(job: RenderJob, { stop, onProgress }: RenderOptions): PageRenderer {
  const links = new Map<string, string>()
  const pages = new Map<string, BuiltPage>()
  const waiting: PageEntry[] = []
  const idle: Worker[] = []
  const threads = new Set<Worker>()
  let isFinishing = false
  const { promise: rendered, resolve, reject } = Promise.withResolvers<RenderedPages>()

  function fail(error: Error): void {
    waiting.length = 0
    for (const worker of threads) void worker.terminate()
    reject(error)
  }

  function startThread(): Worker {
    const worker = new Worker(new URL('render-worker.ts', import.meta.url), { workerData: job, resourceLimits })
    threads.add(worker)
    worker.on('error', fail)
    worker.on('exit', (code) => {
      if (threads.has(worker)) fail(new Error(`A render thread ended unexpectedly (exit code ${code}).`))
    })
    worker.on('message', (answer: RenderAnswer) => {
      if ('failure' in answer) return fail(new Error(formatFailure(answer.failure)))
      keep(answer)
      idle.push(worker)
      hand()
    })
    return worker
  }

  function keep(answer: RenderedBatch): void {
    for (const [target, path] of answer.links) links.set(target, path)
    for (const [path, page] of answer.rendered) pages.set(path, page)
    onProgress(pages.size)
  }

  /** Hands waiting work to threads, and ends those for which nothing is left. */
  function hand(): void {
    while (waiting.length > 0) {
      const worker =
        idle.pop() ?? (threads.size < (isFinishing ? threadCount : earlyThreadCount) ? startThread() : null)
      if (worker === null) return
      worker.postMessage(waiting.splice(0, Math.min(mostInBatch, Math.ceil(waiting.length / batchesWaiting))))
    }
    if (!isFinishing) return
    for (const worker of idle.splice(0)) {
      threads.delete(worker)
      void worker.terminate()
    }
    if (threads.size === 0) resolve({ links, pages })
  }

  stop.addEventListener('abort', () => fail(new Error('Rendering was stopped.')))
  return {
    render(entries) {
      waiting.push(...entries)
      hand()
    },
    finish() {
      isFinishing = true
      hand()
    },
    rendered,
  }
}

function formatFailure({ path, kind, error }: RenderFailure): string {
  return `The page ${path} (${kind}) could not be rendered: ${error}`
}
