/** Which language a reader would rather have: what they chose, in this browser, or what their browser asks for. */

export const chosenKey = 'topshelf-language'
export const declinedKey = 'topshelf-language-declined'

export function keepChosenLanguage(code: string): void {
  keep(chosenKey, code)
}

/** The language that was offered and not wanted: it is not offered again. */
export function keepDeclinedLanguage(code: string): void {
  keep(declinedKey, code)
}

function keep(key: string, code: string): void {
  try {
    localStorage.setItem(key, code)
  } catch (error) {
    // Storage is full or blocked: the choice only lasts for this page.
    console.warn('The language could not be saved.', error)
  }
}
