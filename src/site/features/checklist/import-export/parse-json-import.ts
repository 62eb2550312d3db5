import { isJsonObject, ownValue, type JsonObject, type JsonValue } from '#documents/json-value.ts'
import { parseUserDocument } from '#documents/parse-user-document.ts'
import { userDocumentSchema } from '#documents/user-document-schema.ts'
import { userFieldPlans, type UserDocument } from '#documents/user-document.ts'
import * as say from '#wording/import-export.ts'
import { collectRows, type ReadRow } from './collect-rows.ts'
import { exportFormat } from './export-schema.ts'
import { flattenJson } from './flatten-json.ts'
import { longestCollectionName } from '#documents/collections.ts'
import type { ImportedEntry, ImportOutcome } from './imported-checklist.ts'
import type { ItemFinder } from './item-finder.ts'
import { readTable } from './parse-table.ts'

/** Reads a file exported from this site, or whatever other JSON names items. */
export function parseJsonImport(value: unknown, finder: ItemFinder): ImportOutcome {
  if (!isJsonObject(value) || value['format'] !== exportFormat)
    return readJsonItems(value, finder, (number) => say.entryNumber({ number }))
  const profile = parseProfile(value)
  const list = readJsonItems(value['checklist'], finder, (number) => say.checklistEntryNumber({ number }))
  if (list.fault !== undefined) return collectRows(profile.waiting, profile.document)
  const collections = parseCollections(value['collections'], finder)
  return {
    imported: {
      entries: list.imported.entries,
      document: profile.document,
      ...(collections.size > 0 && { collections }),
    },
    waiting: [...profile.waiting, ...list.waiting],
  }
}

/** Two of one name become one. Rows that nobody has edited can be read; others are left out. */
function parseCollections(value: unknown, finder: ItemFinder): Map<string, ReadonlyMap<string, ImportedEntry>> {
  const found = new Map<string, ReadonlyMap<string, ImportedEntry>>()
  for (const collection of Array.isArray(value) ? value : []) {
    const name =
      isJsonObject(collection) && typeof collection['name'] === 'string' ? tidyName(collection['name']) : null
    if (name === null) continue
    const { imported } = readJsonItems(collection['checklist'], finder, (number) =>
      say.collectionEntryNumber({ name, number }),
    )
    found.set(name, new Map([...(found.get(name) ?? []), ...(imported?.entries ?? [])]))
  }
  return found
}

function tidyName(name: string): string | null {
  return name.trim().slice(0, longestCollectionName).trim() || null
}

function readJsonItems(value: unknown, finder: ItemFinder, nameRow: (row: number) => string): ImportOutcome {
  return readTable(flattenJson(value), finder, nameRow)
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
