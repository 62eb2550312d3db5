/** Reads files off the main thread, so that the page stays responsive. */
import type { KnownItem } from './imported-checklist.ts'
import { parseImport } from './parse-import.ts'

export interface ImportOrder {
  readonly file: Blob
  readonly items: readonly KnownItem[]
}

addEventListener('message', ({ data: { file, items } }: MessageEvent<ImportOrder>) => {
  // An unreadable file is reported like an invalid one.
  file.text().then(
    (text) => postMessage(parseImport(text, items)),
    (error: unknown) =>
      postMessage({ faults: [{ where: '', field: '', why: `The file cannot be read: ${String(error)}` }] }),
  )
})
