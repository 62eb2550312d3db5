/**
 * A name as it is compared: small letters without accents, and without what nobody types (apostrophes, dots,
 * brackets). Letter by letter, so that a name that contains a query still does when both are folded.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.()]/g, '')
}

const folded = new WeakMap<readonly unknown[], readonly string[]>()

/** The names of a list's entries as the search compares them; the same array each time for the same list. */
export function foldNames<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): readonly string[] {
  const known = folded.get(entries)
  if (known) return known
  const names = entries.map((entry) => foldName(nameOf(entry)))
  folded.set(entries, names)
  return names
}
