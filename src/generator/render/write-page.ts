import { join } from 'node:path'
import type { IsoDate } from '#catalogue/calendar.ts'
import { assemble, assembleDocument } from './assemble-document.ts'
import type { PageDocument } from './document-frame.ts'
import {
  documentPrefix,
  fillDayMarks,
  fillShownDays,
  formatShownDay,
  pageFilePrefix,
  type DayOffsets,
} from '../files/build-stamps.ts'
import { documentFileName, pageDataFileName } from '../files/output-file-names.ts'
import { overwrite, writeOutputFile } from '../files/write-output-file.ts'

export interface RenderedPage {
  readonly path: string
  readonly document: PageDocument
  /** Serialised data and context, as embedded in the document. */
  readonly state: Buffer
}

/** What is true of a build, and stands in each of its pages. */
export interface BuildStamps {
  readonly hash: string
  readonly day: IsoDate
}

/**
 * Writes a page's document, then its data file: a client that gets data with a new hash loads the document, which must
 * be the new one.
 */
export function writePage(outFolder: string, page: RenderedPage, { hash, day }: BuildStamps): DayOffsets {
  const { path, document, state } = page
  const html = assembleDocument(document, state)
  const inDocument = { document: fillDayMarks(html, day), shown: fillShownDays(html, day) }
  writeOutputFile(outFolder, documentFileName(path), html)
  const json = assemble([`${pageFilePrefix}${hash}",`, state.subarray(1)])
  const inData = { data: fillDayMarks(json, day) }
  writeOutputFile(outFolder, pageDataFileName(path), json)
  return { ...inDocument, ...inData }
}

/** Writes hash and day of a new build into both files of an unchanged page. */
export function stampPage(outFolder: string, path: string, offsets: DayOffsets, { hash, day }: BuildStamps): void {
  overwrite(join(outFolder, documentFileName(path)), [
    [documentPrefix.length, hash],
    ...writeAt(offsets.document, day),
    ...writeAt(offsets.shown, formatShownDay(day)),
  ])
  overwrite(join(outFolder, pageDataFileName(path)), [[pageFilePrefix.length, hash], ...writeAt(offsets.data, day)])
}

function writeAt(offsets: readonly number[], text: string): (readonly [offset: number, text: string])[] {
  return offsets.map((offset) => [offset, text])
}
