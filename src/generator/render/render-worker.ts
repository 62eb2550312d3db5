/** Renders and writes pages, one batch after the other. */
import { openSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { describeFullDisk } from '#command-line/run-command.ts'
import type { BuiltPage } from '../files/build-record.ts'
import { pageFilePrefix, type PageDocument, buildPageState, markNotFound } from './document-frame.ts'
import { documentFileName, pageDataFileName } from '../files/output-file-names.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import { createLinkCollector } from '../links/internal-links.ts'
import { digestData, type PageEntry } from '../prepare/page-entry.ts'
import { mostUnitBytes, readStored, type StoredRange } from '../prepare/page-store.ts'
import type { RenderAnswer, RenderBatch, RenderJob, LocaleJob } from './render-pages.ts'

const job: RenderJob = workerData
const locales = await Promise.all(job.locales.map(loadLocale))
const store = openSync(job.pageStoreFile, 'r')
const links = createLinkCollector(
  job.locales[0]!.frame.siteUrl,
  job.locales.map(({ language }) => language.pathPrefix),
)
const assemble = createAssembler()

async function loadLocale({ rendererFile, frame, language }: LocaleJob) {
  const renderer: typeof import('./render-document.ts') = await import(pathToFileURL(rendererFile).href)
  if (frame.names) renderer.provideNames(frame.names.table)
  return { renderer, frame, prefix: language.pathPrefix }
}

/** Writes all files of a page: once its data, and a document for each language. */
function renderEntry(entry: PageEntry): BuiltPage {
  const context = markNotFound(entry, job.context)
  const common = readPage(entry, context)
  for (const { renderer, frame, prefix } of entry.isTranslated ? locales : locales.slice(0, 1)) {
    const own = entry.translations?.[prefix]
    const { page, state } = own ? readPage(own, context) : common
    const document = renderer.renderDocument(page, context, frame, entry, (markup) =>
      links.collect(markup, entry, prefix),
    )
    const path = prefix + entry.path
    writeDocument(path, document, state)
    // After the document: a client that gets data with a new hash loads the document, which must be the new one.
    if (prefix === '' || own) writeData(path, state, frame.hash)
  }
  return { digest: digestData(entry) }
}

function readPage(stored: StoredRange, context: PageContext) {
  const data = readStored(store, stored)
  // Parsed from what the browser gets, so that data that does not survive serialisation fails here.
  return { page: JSON.parse(data.toString()) as PageData, state: buildPageState(data, context) }
}

async function renderBatch(batch: RenderBatch): Promise<RenderAnswer> {
  const kinds = [...new Set(batch.map(({ kind }) => kind))]
  for (const { renderer } of locales) await renderer.loadViews(kinds)
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

/** @param state serialised data and context */
function writeDocument(path: string, { beforeState, afterState }: PageDocument, state: Buffer): void {
  writeOutputFile(job.outFolder, documentFileName(path), assemble([...beforeState, state, afterState]))
}

function writeData(path: string, state: Buffer, hash: string): void {
  writeOutputFile(job.outFolder, pageDataFileName(path), assemble([`${pageFilePrefix}${hash}",`, state.subarray(1)]))
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
