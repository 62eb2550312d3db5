import { unparse } from 'papaparse'
import { capMark, capOf, levelOf, type Checklist } from '#documents/checklist.ts'
import { ownValue } from '#documents/json-value.ts'
import type { KnownItem } from './imported-checklist.ts'

const csvColumns = ['id', 'name', 'kind', 'rarity', 'level', 'cap', 'changed'] as const

/** One line per item in game order, with level 0 for items not owned: a spreadsheet to read and edit. */
export function buildChecklistCsv(items: readonly KnownItem[], checklist: Checklist): string {
  const rows = items.map(({ id, name, kind, rarity }) => {
    const entry = ownValue(checklist, id)
    const changed = entry ? new Date(entry[1]).toISOString() : ''
    const cap = Object.hasOwn(checklist, capMark(id)) ? capOf(checklist, id) : ''
    return [id, name, kind, rarity, levelOf(checklist, id), cap, changed]
  })
  return unparse({ fields: [...csvColumns], data: rows }, { newline: '\n' }) + '\n'
}
