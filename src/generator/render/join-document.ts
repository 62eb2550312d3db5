import type { PageDocument } from './document-frame.ts'

/** The complete HTML of a page. */
export function joinDocument({ beforeState, afterState }: PageDocument, state: string): string {
  return [...beforeState.map(readText), state, afterState].join('')
}

function readText(part: string | Uint8Array): string {
  return typeof part === 'string' ? part : Buffer.from(part).toString()
}
