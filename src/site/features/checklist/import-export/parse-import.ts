import type { ImportOutcome } from './imported-checklist.ts'
import type { ItemFinder } from './item-finder.ts'
import { parseJsonImport } from './parse-json-import.ts'
import { parseTable } from './parse-table.ts'

/** Reads JSON, a table or a list, whatever the file is called. */
export function parseImport(text: string, finder: ItemFinder): ImportOutcome {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain === '') return { fault: 'It is empty.' }
  const json = /^[{[]/.test(plain) ? parseJson(plain) : undefined
  return json === undefined ? parseTable(text, finder) : parseJsonImport(json, finder)
}

/** Undefined for what is not JSON: a list may well begin with a bracket. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
