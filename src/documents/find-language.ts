/**
 * The first of the wanted languages that the site has, by the closest region that it has: `es-MX` is served by `es-419`.
 * Null if it has none. A language that it no longer has is passed over.
 * @param wanted by BCP 47, the first preferred
 * @param languages of the site
 */
export function findLanguage<Language extends { readonly code: string }>(
  wanted: readonly string[],
  languages: readonly Language[],
): Language | null {
  // Documents have this function inline: it calls no other.
  for (const code of wanted) {
    const asked = code.toLowerCase()
    const found =
      languages.find((language) => language.code.toLowerCase() === asked) ??
      languages.find((language) => language.code.toLowerCase().split('-')[0] === asked.split('-')[0])
    if (found) return found
  }
  return null
}
