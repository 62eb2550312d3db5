import { loadSession } from './load-session.ts'
import { hasSignInHint, signInHintKey } from './sign-in-hint.ts'

/** Finds out who is signed in if this browser has been signed in before, or signs in from another tab. */
export function startSession(): void {
  if (hasSignInHint()) ask()
  addEventListener('storage', ({ key, newValue }) => key === signInHintKey && newValue !== null && ask())
}

function ask(): void {
  loadSession()
    .then((session) => session.firstAnswer())
    .catch(console.error)
}
