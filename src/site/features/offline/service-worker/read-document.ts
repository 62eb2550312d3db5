import { stateClosing, stateOpening } from '../../../ui/document-slots.ts'

const hashPattern = /<meta name="build-hash" content="([0-9a-f]+)">/

/** The page file that a document embeds, to the letter what its data address holds; null when it embeds none. */
export function readDocument(html: string): string | null {
  const hash = hashPattern.exec(html)?.[1]
  const start = html.lastIndexOf(stateOpening)
  const end = html.indexOf(stateClosing, start + stateOpening.length)
  if (!hash || start < 0 || end < 0) return null
  const state = html.slice(start + stateOpening.length, end)
  return state.startsWith('{') ? `{"hash":"${hash}",${state.slice(1)}` : null
}
