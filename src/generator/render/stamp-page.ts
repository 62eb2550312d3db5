import { join } from 'node:path'
import type { PageContext } from '#pages/data/page-data.ts'
import type { BuiltPage } from '../files/build-record.ts'
import {
  documentPrefix,
  listStampTexts,
  pageDataOffset,
  pageFilePrefix,
  type StampOffsets,
} from '../files/build-stamps.ts'
import { editFile, shiftOffset, type TextEdit } from '../files/edit-file.ts'
import { documentFileName, pageDataFileName } from '../files/output-file-names.ts'
import { memoize } from '#catalogue/memoize.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { serialise } from '../prepare/serialise.ts'
import { markNotFound, contextOpening } from './build-page-state.ts'

/** What is true of a build, and appears in each of its pages. */
export interface BuildStamps {
  readonly hash: string
  readonly context: PageContext
}

/**
 * Carries pages over to the next build: writes what is true of it into both files of a page that is as it was.
 * @returns a function that says where things are in the page now
 */
export function createPageStamper(
  outFolder: string,
  before: BuildStamps,
  now: BuildStamps,
): (page: PageEntry, built: BuiltPage) => BuiltPage {
  const hash = { before: before.hash, text: now.hash }
  const texts = listStampTexts(now.context)
  const stamps = listStampTexts(before.context).map((text, index) => ({ before: text, text: texts[index]! }))
  const contextsOf = memoize((kind: PageEntry['kind']): Replacement => {
    const serialiseFor = ({ context }: BuildStamps) => serialise(markNotFound({ kind }, context))
    return { before: serialiseFor(before), text: serialiseFor(now) }
  })

  return ({ path, kind, length }, built) => {
    const { stampOffsets, dataOffset } = built
    const context = contextsOf(kind)
    const fromDataToContext = length + contextOpening.length
    const inMarkup = listEdits(stampOffsets, stamps)
    editFile(join(outFolder, documentFileName(path)), [
      { offset: documentPrefix.length, ...hash },
      ...inMarkup,
      { offset: dataOffset + fromDataToContext, ...context },
    ])
    editFile(join(outFolder, pageDataFileName(path)), [
      { offset: pageFilePrefix.length, ...hash },
      { offset: pageDataOffset + fromDataToContext, ...context },
    ])
    if (inMarkup.length === 0) return built
    return {
      ...built,
      stampOffsets: stampOffsets.map((offsets) => offsets.map((offset) => shiftOffset(offset, inMarkup))),
      dataOffset: shiftOffset(dataOffset, inMarkup),
    }
  }
}

/** A text, and the one that it replaces. */
type Replacement = Omit<TextEdit, 'offset'>

/** In the order of their offsets; none for a text that stays as it is. */
function listEdits(offsets: StampOffsets, stamps: readonly Replacement[]): TextEdit[] {
  const edits: TextEdit[] = []
  stamps.forEach((stamp, index) => {
    if (stamp.before !== stamp.text) for (const offset of offsets[index]!) edits.push({ offset, ...stamp })
  })
  return edits.toSorted((a, b) => a.offset - b.offset)
}
