import { isJsonObject, type JsonObject, type JsonValue } from '#documents/json-value.ts'
import { parseUserDocument } from '#documents/parse-user-document.ts'
import { userDocumentSchema } from '#documents/user-document-schema.ts'
import { userFieldPlans, type UserDocument } from '#documents/user-document.ts'
import { exportFormat, exportVersion } from './export-schema.ts'
import type { ImportedEntry, ImportFault, ImportOutcome, KnownItem } from './imported-checklist.ts'
import { parseLevel, parseMoment } from './parse-level.ts'

/** Reads a file exported from this site, or one of the same shape. */
export function parseExport(text: string, items: readonly KnownItem[]): ImportOutcome {
  const value = parseJson(text)
  if (value instanceof SyntaxError)
    return { faults: [{ where: '', field: '', why: `This is not valid JSON: ${value.message}` }] }
  if (!isJsonObject(value) || value['format'] !== exportFormat) {
    return {
      faults: [
        { where: '', field: 'format', why: `is not "${exportFormat}": this file was not exported from this site` },
      ],
    }
  }
  if (value['version'] !== exportVersion) {
    return {
      faults: [{ where: '', field: 'version', why: `is not ${exportVersion}, the only version this site can import` }],
    }
  }
  const profile = parseProfile(value)
  const list = parseEntries(value['checklist'], new Set(items.map(({ id }) => id)))
  const faults = [...profile.faults, ...list.faults]
  return faults.length > 0 ? { faults } : { imported: { entries: list.entries, document: profile.document } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

/** The fields of the document that an export holds as they are. */
function parseProfile(file: JsonObject): { document: UserDocument; faults: ImportFault[] } {
  const found: Record<string, JsonValue | undefined> = {}
  const faults: ImportFault[] = []
  for (const [field, { exportedAs, isImported }] of Object.entries(userFieldPlans)) {
    if (!isImported || file[exportedAs] === undefined) continue
    const { data, error } = userDocumentSchema.safeParse({ [field]: file[exportedAs] })
    if (isJsonObject(data)) found[field] = data[field]
    for (const { path, message } of error?.issues ?? []) {
      faults.push({ where: exportedAs, field: path.slice(1).join('.'), why: message })
    }
  }
  return { document: parseUserDocument(found), faults }
}

function parseEntries(value: unknown, known: ReadonlySet<string>) {
  const entries = new Map<string, ImportedEntry>()
  const faults: ImportFault[] = []
  if (!Array.isArray(value)) return { entries, faults: [{ where: '', field: 'checklist', why: 'is not a list' }] }
  for (const [index, row] of value.entries()) {
    const parsed = parseEntry(row, known)
    if ('why' in parsed) faults.push({ where: `checklist[${index}]`, ...parsed })
    else if (entries.has(parsed.id))
      faults.push({ where: `checklist[${index}]`, field: 'id', why: `"${parsed.id}" appears twice` })
    else entries.set(parsed.id, parsed.entry)
  }
  return { entries, faults }
}

function parseEntry(
  row: unknown,
  known: ReadonlySet<string>,
): { id: string; entry: ImportedEntry } | Omit<ImportFault, 'where'> {
  if (!isJsonObject(row)) return { field: '', why: 'is not an object' }
  const { id, changed } = row
  const level = parseLevel(row['level'])
  const changedAtMs = changed === undefined ? null : parseMoment(changed)
  if (typeof id !== 'string' || !known.has(id))
    return { field: 'id', why: `${JSON.stringify(id)} is not an item in the game` }
  if (level === null) return { field: 'level', why: `${JSON.stringify(row['level'])} is not a level from 0 to 8` }
  if (changed !== undefined && changedAtMs === null) {
    return { field: 'changed', why: `${JSON.stringify(changed)} is not a date and time like 2026-11-21T19:00:00Z` }
  }
  return { id, entry: { level, changedAtMs } }
}
