/**
 * A name in the form for comparisons: lower case without accents, apostrophes, dots and brackets. Folds character by
 * character, so that a name that contains a query still does when both are folded.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.()]/g, '')
}

const folded = new WeakMap<readonly unknown[], readonly string[]>()

/** The folded names of a list's entries; the same array for the same list. */
export function foldNames<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): readonly string[] {
  const known = folded.get(entries)
  if (known) return known
  const names = entries.map((entry) => foldName(nameOf(entry)))
  folded.set(entries, names)
  return names
}
