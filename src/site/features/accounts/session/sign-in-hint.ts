/**
 * Whether this browser has been signed in, kept beside the session's cookie, which no script can see. A reader without
 * the hint is not asked about and loads none of the accounts' code.
 */
export const signInHintKey = 'topshelf-signed-in'

export function hasSignInHint(): boolean {
  try {
    return localStorage.getItem(signInHintKey) !== null
  } catch {
    // Storage is blocked: only pages that need an answer ask for one.
    return false
  }
}

/** Other tabs without accounts code notice the change and load it. */
export function keepSignInHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(signInHintKey, '1')
    else localStorage.removeItem(signInHintKey)
  } catch (error) {
    console.warn('The next page will not know of the session.', error)
  }
}
