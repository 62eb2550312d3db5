import { pageFilePrefix, stampMarkup, type StampOffsets, type StampTexts } from '../files/build-stamps.ts'
import { documentFileName, pageDataFileName } from '../files/output-file-names.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import { dataOpening } from './build-page-state.ts'
import { createAssembler } from './create-assembler.ts'
import type { PageDocument } from './document-frame.ts'

/** A page as it was rendered, whose files are yet to be written. */
export interface PageToWrite {
  readonly path: string
  /** With marks for what the build says. */
  readonly document: PageDocument
  /** Serialised data and context, as embedded in the document. */
  readonly state: Buffer
}

/** Where the parts of a document are that another build may write over, in bytes. */
export interface WrittenPage {
  readonly stampOffsets: StampOffsets
  /** Of the embedded data. */
  readonly dataOffset: number
}

const assembleMarkup = createAssembler()
const assembleFile = createAssembler()

/**
 * Writes a page's document, then its data file: a client that gets data with a new hash loads the document, which must
 * be the new one.
 */
export function writePage(outFolder: string, page: PageToWrite, hash: string, texts: StampTexts): WrittenPage {
  const { path, document, state } = page
  const markup = stampMarkup(assembleMarkup(document.beforeState), texts)
  const html = assembleFile([...markup.parts, state, document.afterState])
  const stateOffset = html.length - Buffer.byteLength(document.afterState) - state.length
  writeOutputFile(outFolder, documentFileName(path), html)
  writeOutputFile(outFolder, pageDataFileName(path), assembleFile([`${pageFilePrefix}${hash}",`, state.subarray(1)]))
  return { stampOffsets: markup.offsets, dataOffset: stateOffset + dataOpening.length }
}
