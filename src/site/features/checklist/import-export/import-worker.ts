/** Reads files apart from the page, which stays at hand however large they are. */
import type { KnownItem } from './imported-checklist.ts'
import { parseImport } from './parse-import.ts'

export interface ImportOrder {
  readonly file: Blob
  readonly items: readonly KnownItem[]
}

addEventListener('message', ({ data: { file, items } }: MessageEvent<ImportOrder>) => {
  // A file that cannot be read is told as one that cannot be understood.
  file.text().then(
    (text) => postMessage(parseImport(text, items)),
    (error: unknown) =>
      postMessage({ faults: [{ where: '', field: '', why: `The file cannot be read: ${String(error)}` }] }),
  )
})
