import { loadSession } from './load-session.ts'
import { hasSignInHint, signInHintKey } from './sign-in-hint.ts'

/** Finds out who is here where this browser has been signed in, or is from now on in another tab. */
export function startSession(): void {
  if (hasSignInHint()) ask()
  addEventListener('storage', ({ key, newValue }) => key === signInHintKey && newValue !== null && ask())
}

function ask(): void {
  loadSession()
    .then((session) => session.firstAnswer())
    .catch(console.error)
}
