import type { ForeignKey } from '../matching/foreign-search.ts'

const known = new WeakMap<readonly unknown[], readonly ForeignKey[]>()

/** The keys of a list's entries in the file of foreign names; the same array each time for the same list. */
export function listForeignKeys<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => ForeignKey,
): readonly ForeignKey[] {
  const found = known.get(entries)
  if (found) return found
  const keys = entries.map(keyOf)
  known.set(entries, keys)
  return keys
}
