/** Which language a reader would rather have: what they chose, in this browser, or what their browser asks for. */

const chosenKey = 'topshelf-language'
const declinedKey = 'topshelf-language-declined'

/** By BCP 47; null if they have not chosen, or the browser blocks storage. */
export function readChosenLanguage(): string | null {
  return read(chosenKey)
}

export function keepChosenLanguage(code: string): void {
  keep(chosenKey, code)
}

/** The language that was offered and not wanted: it is not offered again. */
export function keepDeclinedLanguage(code: string): void {
  keep(declinedKey, code)
}

export function readDeclinedLanguage(): string | null {
  return read(declinedKey)
}

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
  for (const code of wanted) {
    const found =
      languages.find((language) => language.code.toLowerCase() === code.toLowerCase()) ??
      languages.find((language) => readPrimary(language.code) === readPrimary(code))
    if (found) return found
  }
  return null
}

/** `es` of `es-419`. */
function readPrimary(code: string): string {
  return code.split('-')[0]!.toLowerCase()
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, code: string): void {
  try {
    localStorage.setItem(key, code)
  } catch (error) {
    // Storage is full or blocked: the choice only lasts for this page.
    console.warn('The language could not be saved.', error)
  }
}
