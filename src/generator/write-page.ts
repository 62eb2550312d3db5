import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentPrefix, pageFilePrefix } from './hash-places.ts'
import { documentFile, pageDataFile } from './output-files.ts'

export interface RenderedPage {
  readonly path: string
  readonly document: string
  /** Serialised data and context, as the document embeds them. */
  readonly state: string
}

/**
 * Writes a page's document, then its data file: who gets data with a new hash and therefore loads the whole page
 * finds the new page. Files are written over, as making thousands of files anew can cost seconds of disk time.
 */
export function writePage(outFolder: string, page: RenderedPage, hash: string): void {
  writeOutputFile(outFolder, documentFile(page.path), page.document)
  writeOutputFile(outFolder, pageDataFile(page.path), `${pageFilePrefix}${hash}",${page.state.slice(1)}`)
}

/** Gives both files of a page that has not changed the hash of a new build. */
export function writePageHash(outFolder: string, path: string, hash: string): void {
  overwrite(join(outFolder, documentFile(path)), hash, documentPrefix.length)
  overwrite(join(outFolder, pageDataFile(path)), hash, pageFilePrefix.length)
}

/** @param file Relative to the output folder. */
export function writeOutputFile(outFolder: string, file: string, text: string | Uint8Array): void {
  const target = join(outFolder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

function overwrite(file: string, text: string, position: number): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, text, position)
  closeSync(descriptor)
}
