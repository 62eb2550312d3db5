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
  // Within, because documents have this function inline.
  const readPrimary = (code: string) => code.split('-')[0]!.toLowerCase()
  for (const code of wanted) {
    const found =
      languages.find((language) => language.code.toLowerCase() === code.toLowerCase()) ??
      languages.find((language) => readPrimary(language.code) === readPrimary(code))
    if (found) return found
  }
  return null
}
