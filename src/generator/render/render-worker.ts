/** Renders and writes pages, one batch after the other. */
import { openSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { describeFullDisk } from '#command-line/describe-full-disk.ts'
import { markNotFound, buildPageState } from './build-page-state.ts'
import type { BuiltPage } from '../files/build-record.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { createLinkCollector } from '../links/internal-links.ts'
import { readStored } from '../prepare/page-store.ts'
import type { RenderAnswer, RenderBatch, RenderJob } from './render-job.ts'
import { writePage } from './write-page.ts'

const job: RenderJob = workerData
const renderer: typeof import('./render-document.ts') = await import(pathToFileURL(job.rendererFile).href)
const store = openSync(job.pageStoreFile, 'r')
const links = createLinkCollector(job.frame.siteUrl)

function renderEntry(entry: PageEntry): BuiltPage {
  const data = readStored(store, entry)
  const context = markNotFound(entry, job.context)
  // Parsed from what the browser gets, so that data that does not survive serialisation fails here.
  const document = renderer.renderDocument(JSON.parse(data.toString()), context, job.frame, (markup) =>
    links.collect(markup, entry),
  )
  writePage(job.outFolder, { path: entry.path, document, state: buildPageState(data, context) }, job.frame.hash)
  return { digest: entry.digest }
}

async function renderBatch(batch: RenderBatch): Promise<RenderAnswer> {
  await renderer.loadViews([...new Set(batch.map(({ kind }) => kind))])
  const rendered: (readonly [string, BuiltPage])[] = []
  for (const entry of batch) {
    try {
      rendered.push([entry.path, renderEntry(entry)])
    } catch (error) {
      return {
        failure: {
          path: entry.path,
          kind: entry.kind,
          error: describeFullDisk(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)),
        },
      }
    }
  }
  return { rendered, links: links.take() }
}

parentPort?.on('message', async (batch: RenderBatch) => parentPort?.postMessage(await renderBatch(batch)))
