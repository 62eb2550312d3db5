import * as say from '#wording/import-export.ts'
import type { UserDocument } from '#documents/user-document.ts'
import type { ImportedEntry, ImportOutcome, WaitingRow } from './imported-checklist.ts'

/** A row whose item and level are certain, or one that waits. */
export type ReadRow =
  | (Pick<WaitingRow, 'where' | 'item' | 'level'> & { readonly id: string; readonly entry: ImportedEntry })
  | (WaitingRow & { readonly id?: undefined })

/** Every row is an entry or waits: none is dropped. Of two rows about one item, the second waits. */
export function collectRows(rows: readonly ReadRow[], document: UserDocument = {}): ImportOutcome {
  const entries = new Map<string, ImportedEntry>()
  const waiting: WaitingRow[] = []
  for (const row of rows) {
    if (row.id === undefined) waiting.push(row)
    else if (!entries.has(row.id)) entries.set(row.id, row.entry)
    else {
      const { id, ...rest } = row
      waiting.push({ ...rest, why: say.appearsTwice({ item: row.item }), suggestions: [id], isRepeat: true })
    }
  }
  if (rows.length === 0 && Object.keys(document).length === 0) return { fault: say.noItems() }
  return { imported: { entries, document }, waiting }
}
