/** Renders and writes pages, one batch after the other. */
import { openSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { describeFullDisk } from '#command-line/describe-full-disk.ts'
import type { BuiltPage } from '../files/build-record.ts'
import { pageFilePrefix } from '../files/build-stamps.ts'
import { documentFileName, pageDataFileName } from '../files/output-file-names.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import { createLinkCollector } from '../links/internal-links.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { mostUnitBytes, readStored } from '../prepare/page-store.ts'
import { buildPageState, markNotFound } from './build-page-state.ts'
import type { PageDocument } from './document-frame.ts'
import type { RenderAnswer, RenderBatch, RenderJob } from './render-job.ts'

const job: RenderJob = workerData
const renderer: typeof import('./render-document.ts') = await import(pathToFileURL(job.rendererFile).href)
const store = openSync(job.pageStoreFile, 'r')
const links = createLinkCollector(job.frame.siteUrl)
const assemble = createAssembler()

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

/** A page as it was rendered, whose files are yet to be written. */
interface PageToWrite {
  readonly path: string
  readonly document: PageDocument
  /** Serialised data and context, as embedded in the document. */
  readonly state: Buffer
}

/**
 * Writes a page's document, then its data file: a client that gets data with a new hash loads the document, which must
 * be the new one.
 */
function writePage(outFolder: string, { path, document, state }: PageToWrite, hash: string): void {
  writeOutputFile(outFolder, documentFileName(path), assemble([...document.beforeState, state, document.afterState]))
  writeOutputFile(outFolder, pageDataFileName(path), assemble([`${pageFilePrefix}${hash}",`, state.subarray(1)]))
}

/** @returns the parts one after the other, as UTF-8, until the next call */
type Assembler = (parts: readonly (string | Uint8Array)[]) => Buffer

/** Uses one buffer for all: one for each of thousands of documents would stay outside the heap until it is collected. */
function createAssembler(): Assembler {
  let buffer = Buffer.allocUnsafe(1 << 20)
  return (parts) => {
    const most = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? mostUnitBytes : 1), 0)
    if (most > buffer.length) buffer = Buffer.allocUnsafe(2 * most)
    let end = 0
    for (const part of parts) {
      if (typeof part === 'string') end += buffer.write(part, end)
      else {
        buffer.set(part, end)
        end += part.length
      }
    }
    return buffer.subarray(0, end)
  }
}

parentPort?.on('message', async (batch: RenderBatch) => parentPort?.postMessage(await renderBatch(batch)))
