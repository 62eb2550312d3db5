import { signInHintKey } from './sign-in-hint.ts'

/** Other tabs without accounts code notice the change and load it. */
export function keepSignInHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(signInHintKey, '1')
    else localStorage.removeItem(signInHintKey)
  } catch (error) {
    console.warn('The next page will not know of the session.', error)
  }
}
