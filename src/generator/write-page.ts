import { closeSync, constants, ftruncateSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { assembleDocument } from './assemble-document.ts'
import type { PageDocument } from './document-frame.ts'
import { documentPrefix, pageFilePrefix } from './hash-places.ts'
import { documentFile, pageDataFile } from './output-files.ts'

export interface RenderedPage {
  readonly path: string
  readonly document: PageDocument
  /** Serialised data and context, as the document embeds them. */
  readonly state: Buffer
}

/**
 * Writes a page's document, then its data file: who gets data with a new hash and therefore loads the whole page
 * finds the new page.
 */
export function writePage(outFolder: string, page: RenderedPage, hash: string): void {
  const { path, document, state } = page
  writeOutputFile(outFolder, documentFile(path), assembleDocument(document, state))
  const json = Buffer.concat([Buffer.from(`${pageFilePrefix}${hash}",`), state.subarray(1)])
  writeOutputFile(outFolder, pageDataFile(path), json)
}

/** Gives both files of a page that has not changed the hash of a new build. */
export function writePageHash(outFolder: string, path: string, hash: string): void {
  overwrite(join(outFolder, documentFile(path)), hash, documentPrefix.length)
  overwrite(join(outFolder, pageDataFile(path)), hash, pageFilePrefix.length)
}

/**
 * Writes over what is there and cuts the rest off. Emptying a file first, as `writeFileSync` does, gives its blocks
 * back to the disk only to ask for new ones: with thousands of files that was seen to cost ten seconds.
 *
 * @param file Relative to the output folder.
 */
export function writeOutputFile(outFolder: string, file: string, text: string | Uint8Array): void {
  const descriptor = openForOverwriting(join(outFolder, file))
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  // Through a descriptor it writes all, and empties nothing.
  writeFileSync(descriptor, bytes)
  ftruncateSync(descriptor, bytes.length)
  closeSync(descriptor)
}

function openForOverwriting(target: string): number {
  const flags = constants.O_WRONLY | constants.O_CREAT
  try {
    return openSync(target, flags)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(target), { recursive: true })
    return openSync(target, flags)
  }
}

function overwrite(file: string, text: string, position: number): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, text, position)
  closeSync(descriptor)
}
