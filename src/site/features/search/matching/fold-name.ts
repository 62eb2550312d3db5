/**
 * A name in the form for comparisons: lower case in normal width, without accents, apostrophes, dots and brackets, with
 * spaces for hyphens. Folds character by character, so that a name that contains a query still does when both are folded.
 * Korean syllables are split into letters, so that a half-typed one matches.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/-/g, ' ')
    .replace(/[\u0300-\u036f'’.()・·“”„«»]/g, '')
    .replace(/[ßœæøı\u3041-\u3096]/g, (letter) => plainLetters.get(letter) ?? toKatakana(letter))
}

/** What normalising leaves as it is, though people type it otherwise. */
const plainLetters = new Map(Object.entries({ ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ı: 'i' }))

/** Names are written in katakana; who types them begins with hiragana. Both blocks have the same order. */
function toKatakana(hiragana: string): string {
  return String.fromCharCode(hiragana.charCodeAt(0) + 0x60)
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
