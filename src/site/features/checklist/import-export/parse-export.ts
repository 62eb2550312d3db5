import { isJsonObject } from '#documents/json-value.ts'
import { userDocumentSchema } from '#documents/user-document-schema.ts'
import type { UserDetails } from '#documents/user-document.ts'
import { exportFormat, exportVersion } from './export-schema.ts'
import type { ImportedEntry, ImportFault, ImportOutcome, KnownItem } from './imported-checklist.ts'
import { parseLevel, parseMoment } from './parse-level.ts'

/** Reads a file that this site has exported, or one of its shape. */
export function parseExport(text: string, items: readonly KnownItem[]): ImportOutcome {
  const value = parseJson(text)
  if (value instanceof SyntaxError)
    return { faults: [{ where: '', field: '', why: `This is not JSON: ${value.message}` }] }
  if (!isJsonObject(value) || value['format'] !== exportFormat) {
    return { faults: [{ where: '', field: 'format', why: `is not "${exportFormat}": this is no file of this site` }] }
  }
  if (value['version'] !== exportVersion) {
    return { faults: [{ where: '', field: 'version', why: `is not ${exportVersion}, the one that this site reads` }] }
  }
  const profile = parseProfile(value['profile'])
  const list = parseEntries(value['checklist'], new Set(items.map(({ id }) => id)))
  const faults = [...profile.faults, ...list.faults]
  return faults.length > 0 ? { faults } : { imported: { entries: list.entries, details: profile.details } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

function parseProfile(value: unknown): { details: UserDetails | null; faults: ImportFault[] } {
  if (value === undefined) return { details: null, faults: [] }
  const { success, data, error } = userDocumentSchema.safeParse({ userDetails: value })
  if (success) return { details: data.userDetails ?? null, faults: [] }
  const faults = error.issues.map(({ path, message }) => ({
    where: 'profile',
    field: path.slice(1).join('.'),
    why: message,
  }))
  return { details: null, faults }
}

function parseEntries(value: unknown, known: ReadonlySet<string>) {
  const entries = new Map<string, ImportedEntry>()
  const faults: ImportFault[] = []
  if (!Array.isArray(value)) return { entries, faults: [{ where: '', field: 'checklist', why: 'is not a list' }] }
  for (const [index, row] of value.entries()) {
    const parsed = parseEntry(row, known)
    if ('why' in parsed) faults.push({ where: `checklist[${index}]`, ...parsed })
    else if (entries.has(parsed.id))
      faults.push({ where: `checklist[${index}]`, field: 'id', why: `"${parsed.id}" stands in the file twice` })
    else entries.set(parsed.id, parsed.entry)
  }
  return { entries, faults }
}

function parseEntry(
  row: unknown,
  known: ReadonlySet<string>,
): { id: string; entry: ImportedEntry } | Omit<ImportFault, 'where'> {
  if (!isJsonObject(row)) return { field: '', why: 'is no object' }
  const { id, changed } = row
  const level = parseLevel(row['level'])
  const changedAtMs = changed === undefined ? null : parseMoment(changed)
  if (typeof id !== 'string' || !known.has(id))
    return { field: 'id', why: `${JSON.stringify(id)} is no item of the game` }
  if (level === null) return { field: 'level', why: `${JSON.stringify(row['level'])} is not a level from 0 to 8` }
  if (changed !== undefined && changedAtMs === null) {
    return { field: 'changed', why: `${JSON.stringify(changed)} is not a moment like 2026-11-21T19:00:00Z` }
  }
  return { id, entry: { level, changedAtMs } }
}
