import * as say from '#wording/import-export.ts'
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from '#documents/json-value.ts'
import { parseUserDocument, userFieldPlans, type UserDocument } from '#documents/user-document.ts'
import { userDocumentSchema } from '#documents/user-document-schema.ts'
import { longestCollectionName } from '#documents/collections.ts'
import type { ImportOutcome, ImportedEntry, ImportedSnapshot } from './imported-checklist.ts'
import { type ItemFinder, gameNumber } from './item-finder.ts'
import { collectRows, type ReadRow, readTable, parseTable } from './parse-table.ts'
import { exportFormat } from './export-schema.ts'

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

/** Reads a file exported from this site, or whatever other JSON names items. */
function parseJsonImport(value: unknown, finder: ItemFinder): ImportOutcome {
  if (!isJsonObject(value) || value['format'] !== exportFormat)
    return readJsonItems(value, finder, (number) => say.entryNumber({ number }))
  const profile = parseProfile(value)
  const list = readJsonItems(value['checklist'], finder, (number) => say.checklistEntryNumber({ number }))
  const collections = parseCollections(value['collections'], finder)
  const snapshots = parseSnapshots(value['snapshots'], finder)
  if (list.fault !== undefined && collections.size === 0 && snapshots.length === 0)
    return collectRows(profile.waiting, profile.document)
  return {
    imported: {
      entries: list.imported?.entries ?? new Map(),
      document: profile.document,
      ...(collections.size > 0 && { collections }),
      ...(snapshots.length > 0 && { snapshots }),
    },
    waiting: [...profile.waiting, ...(list.waiting ?? [])],
  }
}

/** Two of one name become one. */
function parseCollections(value: unknown, finder: ItemFinder): Map<string, ReadonlyMap<string, ImportedEntry>> {
  const found = new Map<string, ReadonlyMap<string, ImportedEntry>>()
  for (const { name, entries } of parseNamed(value, finder))
    found.set(name, new Map([...(found.get(name) ?? []), ...entries]))
  return found
}

/** Those without a valid time are left out. */
function parseSnapshots(value: unknown, finder: ItemFinder): ImportedSnapshot[] {
  return parseNamed(value, finder).flatMap(({ name, entries, taken }) => {
    const takenAtMs = typeof taken === 'string' ? Date.parse(taken) : Number.NaN
    return Number.isNaN(takenAtMs) ? [] : { name, takenAtMs, entries }
  })
}

/** Checklists that have a name. Rows as they were exported can be read; others are left out. */
function parseNamed(value: unknown, finder: ItemFinder) {
  return (Array.isArray(value) ? value : []).flatMap((named) => {
    const name = isJsonObject(named) && typeof named['name'] === 'string' ? tidyName(named['name']) : null
    if (name === null) return []
    const { imported } = readJsonItems(named['checklist'], finder, (number) =>
      say.collectionEntryNumber({ name, number }),
    )
    const entries: ReadonlyMap<string, ImportedEntry> = imported?.entries ?? new Map()
    return { name, entries, taken: named['taken'] }
  })
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

const columns = ['id', 'name', 'kind', 'level', 'cap', 'owned', 'changed'] as const
type Column = (typeof columns)[number]

/** Names that the fields of an object may have. */
const fields: Readonly<Record<Column, readonly string[]>> = {
  id: ['id', 'slug', 'key'],
  name: ['name', 'item', 'title', 'driver', 'kart', 'glider'],
  kind: ['kind', 'type', 'category'],
  level: ['level', 'lvl', 'lv'],
  cap: ['cap', 'uncaps', 'pointscap'],
  owned: ['owned', 'own', 'have'],
  changed: ['changed', 'updated'],
}

/**
 * Every item in a JSON value as a row of a table, under a row of headings: objects with a name or id, lists of names,
 * and names with a level behind them, at any depth.
 */
function flattenJson(value: unknown): string[][] {
  const rows: Partial<Record<Column, string>>[] = []
  walk(value, rows)
  const used = columns.filter((column) => rows.some((row) => row[column] !== undefined))
  return rows.length === 0 ? [] : [used, ...rows.map((row) => used.map((column) => row[column] ?? ''))]
}

function walk(value: unknown, rows: Partial<Record<Column, string>>[]): void {
  // An explicit stack: nesting may be deeper than recursion allows.
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' || typeof next === 'number') rows.push({ name: String(next) })
    else if (Array.isArray(next)) for (const each of next.toReversed()) waiting.push(each)
    else if (isJsonObject(next)) {
      const row = readFields(next)
      if (row) rows.push(row)
      else for (const each of listMembers(next, rows)) waiting.push(each)
    }
  }
}

/** The fields of an object that is an item; null if it is not one. */
function readFields(object: object): Partial<Record<Column, string>> | null {
  const byName = new Map(Object.entries(object).map(([name, value]) => [name.toLowerCase(), value]))
  const row = Object.fromEntries(
    columns.flatMap((column) => {
      const value = fields[column].map((name) => byName.get(name)).find((each) => isPlain(each))
      return value === undefined ? [] : [[column, String(value)]]
    }),
  )
  return 'id' in row || 'name' in row ? row : null
}

/** Members with a level behind their name become rows; returns the others, which may hold more. */
function listMembers(object: object, rows: Partial<Record<Column, string>>[]): unknown[] {
  const others: unknown[] = []
  for (const [name, value] of Object.entries(object)) {
    if (isPlain(value)) rows.push({ name: /^\d+$/.test(name) ? gameNumber(name) : name, level: String(value) })
    else if (value !== null) others.push(value)
  }
  return others.toReversed()
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
