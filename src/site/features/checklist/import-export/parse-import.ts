import type { ImportOutcome, KnownItem } from './imported-checklist.ts'
import { parseChecklistCsv } from './parse-checklist-csv.ts'
import { parseExport } from './parse-export.ts'

/** Reads JSON or CSV, whatever the file is called. */
export function parseImport(text: string, items: readonly KnownItem[]): ImportOutcome {
  if (text.trim() === '') return { faults: [{ where: '', field: '', why: 'The file is empty.' }] }
  return /^\uFEFF?\s*[{[]/.test(text) ? parseExport(text.replace(/^\uFEFF/, ''), items) : parseChecklistCsv(text, items)
}
