import { loadSession } from './load-session.ts'
import { hasSignInHint, signInHintKey } from './sign-in-hint.ts'

/** Finds out who is signed in if this browser has been signed in before, or signs in from another tab. */
export function startSession(): void {
  ask()
  addEventListener('storage', ({ key }) => key === signInHintKey && ask())
  // A page restored by Back has missed all events in the meantime.
  addEventListener('pageshow', ({ persisted }) => persisted && ask())
}

function ask(): void {
  if (!hasSignInHint()) return
  loadSession()
    .then((session) => session.firstAnswer())
    .catch(console.error)
}
