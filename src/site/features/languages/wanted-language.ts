/** Which language a reader would rather have: what they chose, in this browser, or what their browser asks for. */
import { storeText } from '../../ui/store/browser-texts.ts'

export const chosenKey = 'topshelf-language'
export const declinedKey = 'topshelf-language-declined'

export function keepChosenLanguage(code: string): void {
  storeText(chosenKey, code)
}

/** The language that was offered and not wanted: it is not offered again. */
export function keepDeclinedLanguage(code: string): void {
  storeText(declinedKey, code)
}
