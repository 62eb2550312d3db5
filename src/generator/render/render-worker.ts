/** Renders and writes the pages that it is told to, batch after batch. */
import { openSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { buildPageContext, buildPageState } from './build-page-state.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { createLinkCollector } from '../links/internal-links.ts'
import { readStored } from '../prepare/page-store.ts'
import type { RenderAnswer, RenderBatch, RenderOrder } from './render-order.ts'
import { writePage } from './write-page.ts'

const order: RenderOrder = workerData
const renderer: typeof import('./render-document.ts') = await import(pathToFileURL(order.rendererFile).href)
const store = openSync(order.pageStoreFile, 'r')
const links = createLinkCollector(order.frame.siteUrl)

function renderEntry(entry: PageEntry): void {
  const data = readStored(store, entry)
  const context = buildPageContext(entry, order.context)
  const state = buildPageState(data, context)
  // Parsed again from what the browser will get: a page that could not survive the way there fails here.
  const document = renderer.renderDocument(JSON.parse(data.toString()), context, order.frame, (markup) =>
    links.collect(markup, entry),
  )
  writePage(order.outFolder, { path: entry.path, document, state }, order.frame.hash)
}

function renderBatch(batch: RenderBatch): RenderAnswer {
  for (const entry of batch) {
    try {
      renderEntry(entry)
    } catch (error) {
      return {
        failure: {
          path: entry.path,
          kind: entry.kind,
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        },
      }
    }
  }
  return { rendered: batch.length, links: links.take() }
}

parentPort?.on('message', (batch: RenderBatch) => parentPort?.postMessage(renderBatch(batch)))
