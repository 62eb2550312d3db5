import type { PageDocument } from './document-frame.ts'

/** The complete HTML of a page, as UTF-8. */
export function assembleDocument(document: PageDocument, state: Uint8Array): Buffer {
  const { opening, markup, beforeState, closing } = document
  return Buffer.concat([Buffer.from(opening), markup, Buffer.from(beforeState), state, Buffer.from(closing)])
}
