import { join } from 'node:path'
import { assembleDocument } from './assemble-document.ts'
import type { PageDocument } from './document-frame.ts'
import { documentPrefix, pageFilePrefix } from '../files/hash-offsets.ts'
import { documentFileName, pageDataFileName } from '../files/output-file-names.ts'
import { overwrite, writeOutputFile } from '../files/write-output-file.ts'

export interface RenderedPage {
  readonly path: string
  readonly document: PageDocument
  /** Serialised data and context, as embedded in the document. */
  readonly state: Buffer
}

/**
 * Writes a page's document, then its data file: a client that gets data with a new hash loads the document, which must
 * be the new one.
 */
export function writePage(outFolder: string, page: RenderedPage, hash: string): void {
  const { path, document, state } = page
  writeOutputFile(outFolder, documentFileName(path), assembleDocument(document, state))
  const json = Buffer.concat([Buffer.from(`${pageFilePrefix}${hash}",`), state.subarray(1)])
  writeOutputFile(outFolder, pageDataFileName(path), json)
}

/** Writes the hash of a new build into both files of an unchanged page. */
export function writePageHash(outFolder: string, path: string, hash: string): void {
  overwrite(join(outFolder, documentFileName(path)), hash, documentPrefix.length)
  overwrite(join(outFolder, pageDataFileName(path)), hash, pageFilePrefix.length)
}
