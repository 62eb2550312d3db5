/** Reads files off the main thread, so that the page stays responsive. */
import type { ForeignNamesFile } from '#pages/search/foreign-names.ts'
import { decodeText } from './decode-text.ts'
import type { ImportOutcome, KnownItem } from './imported-checklist.ts'
import { createItemFinder } from './item-finder.ts'
import { parseImport } from './parse-import.ts'

export interface ImportJob {
  readonly file: Blob
  readonly items: readonly KnownItem[]
  /** Null where only English names are known. */
  readonly names: ForeignNamesFile | null
}

addEventListener('message', ({ data: { file, items, names } }: MessageEvent<ImportJob>) => {
  const outcome = file
    .arrayBuffer()
    .then((buffer) => parseImport(decodeText(new Uint8Array(buffer)), createItemFinder(items, names)))
  void outcome.catch(toFault).then(postMessage)
})

/** A file that cannot be read is reported like an invalid one: the page would wait forever. */
function toFault(error: unknown): ImportOutcome {
  return { fault: `It cannot be read: ${String(error)}` }
}
