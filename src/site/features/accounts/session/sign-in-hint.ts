import { readText, storeText } from '../../../ui/store/browser-texts.ts'

/**
 * Whether this browser has been signed in, kept beside the session's cookie, which no script can see. A reader without
 * the hint is not asked about and loads none of the accounts' code.
 */
export const signInHintKey = 'topshelf-signed-in'

/** Where storage is blocked, only pages that need an answer ask for one. */
export function hasSignInHint(): boolean {
  return readText(signInHintKey) !== null
}

/** Other tabs without accounts code notice the change and load it. */
export function keepSignInHint(isSignedIn: boolean): void {
  storeText(signInHintKey, isSignedIn ? '1' : null)
}
