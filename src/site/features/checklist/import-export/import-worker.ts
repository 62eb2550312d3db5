/** Reads files off the main thread, so that the page stays responsive. */
import * as say from '#wording/import-export.ts'
import type { ForeignNamesFile } from '#wording/search/foreign-names.ts'
import { decodeText, explainOtherFile } from './decode-text.ts'
import type { ImportOutcome, KnownItem } from './imported-checklist.ts'
import { createItemFinder, type ItemFinder } from './item-finder.ts'
import { parseImport } from './parse-import.ts'
import { findNamed } from './parse-level.ts'

export interface ImportJob {
  readonly file: Blob
  readonly items: readonly KnownItem[]
  /** Null where only English names are known. */
  readonly names: ForeignNamesFile | null
  /** See `findColumns`. */
  readonly levelColumn: number | null | undefined
}

addEventListener('message', ({ data: { file, items, names, levelColumn } }: MessageEvent<ImportJob>) => {
  const outcome = file
    .arrayBuffer()
    .then((buffer) => readBytes(new Uint8Array(buffer), createItemFinder(items, names), levelColumn))
  void outcome.catch(toFault).then(postMessage)
})

/** Lines that are enough to tell encodings apart. */
const linesLookedAt = 200

function readBytes(
  bytes: Uint8Array<ArrayBuffer>,
  finder: ItemFinder,
  levelColumn: number | null | undefined,
): ImportOutcome {
  const advice = explainOtherFile(bytes)
  if (advice !== null) return { fault: advice }
  const countNames = (text: string) =>
    text
      .split('\n', linesLookedAt)
      .flatMap((line) => line.split(/[,;\t|]/))
      .filter((cell) => findNamed(cell, finder).length > 0).length
  return parseImport(decodeText(bytes, countNames), finder, levelColumn)
}

/** A file that cannot be read is reported like an invalid one: the page would wait forever. */
function toFault(error: unknown): ImportOutcome {
  return { fault: say.unreadable({ reason: String(error) }) }
}
