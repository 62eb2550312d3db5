import { pageFilePrefix } from '../files/build-stamps.ts'
import { documentFileName, pageDataFileName } from '../files/output-file-names.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import { createAssembler } from './create-assembler.ts'
import type { PageDocument } from './document-frame.ts'

/** A page as it was rendered, whose files are yet to be written. */
export interface PageToWrite {
  readonly path: string
  readonly document: PageDocument
  /** Serialised data and context, as embedded in the document. */
  readonly state: Buffer
}

const assemble = createAssembler()

/**
 * Writes a page's document, then its data file: a client that gets data with a new hash loads the document, which must
 * be the new one.
 */
export function writePage(outFolder: string, { path, document, state }: PageToWrite, hash: string): void {
  writeOutputFile(outFolder, documentFileName(path), assemble([...document.beforeState, state, document.afterState]))
  writeOutputFile(outFolder, pageDataFileName(path), assemble([`${pageFilePrefix}${hash}",`, state.subarray(1)]))
}
