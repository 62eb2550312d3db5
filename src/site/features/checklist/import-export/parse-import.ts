import * as say from '#wording/import-export.ts'
import type { ImportOutcome } from './imported-checklist.ts'
import type { ItemFinder } from './item-finder.ts'
import { parseJsonImport } from './parse-json-import.ts'
import { parseTable } from './parse-table.ts'

/** Reads JSON, a table or a list, whatever the file is called. @param levelColumn see `findColumns` */
export function parseImport(text: string, finder: ItemFinder, levelColumn?: number | null): ImportOutcome {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain === '') return { fault: say.emptyFile() }
  if (!/^[{[]/.test(plain)) return parseTable(text, finder, levelColumn)
  let value: unknown
  try {
    value = JSON.parse(plain)
  } catch (error) {
    // A list may well begin with a bracket; names have neither braces nor quotation marks in front.
    const isMeant = error instanceof SyntaxError && /^(?:\{|\[\s*["{[])/.test(plain)
    return isMeant ? { fault: say.brokenJson({ reason: error.message }) } : parseTable(text, finder, levelColumn)
  }
  return parseJsonImport(value, finder)
}
