import { isJsonObject, ownValue, type JsonObject, type JsonValue } from '#documents/json-value.ts'
import { parseUserDocument } from '#documents/parse-user-document.ts'
import { userDocumentSchema } from '#documents/user-document-schema.ts'
import { userFieldPlans, type UserDocument } from '#documents/user-document.ts'
import { collectRows, type ReadRow } from './collect-rows.ts'
import { exportFormat } from './export-schema.ts'
import { flattenJson } from './flatten-json.ts'
import type { ImportOutcome } from './imported-checklist.ts'
import type { ItemFinder } from './item-finder.ts'
import { readTable } from './parse-table.ts'

/** Reads a file exported from this site, or whatever other JSON names items. */
export function parseJsonImport(value: unknown, finder: ItemFinder): ImportOutcome {
  if (!isJsonObject(value) || value['format'] !== exportFormat) return readJsonItems(value, finder, 'Entry')
  const profile = parseProfile(value)
  const list = readJsonItems(value['checklist'], finder, 'Checklist entry')
  if (list.fault !== undefined) return collectRows(profile.waiting, profile.document)
  return {
    imported: { entries: list.imported.entries, document: profile.document },
    waiting: [...profile.waiting, ...list.waiting],
  }
}

function readJsonItems(value: unknown, finder: ItemFinder, what: string): ImportOutcome {
  return readTable(flattenJson(value), finder, (row) => `${what} ${row}`)
}

/** The fields of the document that an export holds as they are. */
function parseProfile(file: JsonObject): { document: UserDocument; waiting: (ReadRow & { id?: undefined })[] } {
  const found: Record<string, JsonValue | undefined> = {}
  const waiting: (ReadRow & { id?: undefined })[] = []
  for (const [field, { exportedAs, isImported }] of Object.entries(userFieldPlans)) {
    if (!isImported) continue
    const value = ownValue(file, exportedAs)
    if (value === undefined) continue
    const { data, error } = userDocumentSchema.safeParse({ [field]: value })
    if (isJsonObject(data)) found[field] = ownValue(data, field)
    for (const { path, message } of error?.issues ?? []) {
      const name = path.slice(1).join('.')
      waiting.push({
        where: exportedAs,
        item: name,
        level: '',
        why: `${name} ${message}.`,
        suggestions: [],
        entry: null,
      })
    }
  }
  return { document: parseUserDocument(found), waiting }
}
