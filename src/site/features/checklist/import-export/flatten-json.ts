import { isJsonObject } from '#documents/json-value.ts'
import { gameNumber } from './item-finder.ts'

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
export function flattenJson(value: unknown): string[][] {
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
