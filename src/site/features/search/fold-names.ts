import { foldName } from './fold-name.ts'

const folded = new WeakMap<readonly unknown[], readonly string[]>()

/** The names of a list's entries as the search compares them; the same array each time for the same list. */
export function foldNames<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): readonly string[] {
  const known = folded.get(entries)
  if (known) return known
  const names = entries.map((entry) => foldName(nameOf(entry)))
  folded.set(entries, names)
  return names
}
