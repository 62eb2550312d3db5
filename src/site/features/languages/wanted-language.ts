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
