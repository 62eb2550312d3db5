import { routes } from '#pages/routes/routes.ts'
import { readPath } from '../../navigation/page-address.ts'
import { loadSession } from './load-session.ts'
import { hasSignInHint, signInHintKey } from './sign-in-hint.ts'
import { needsSignIn } from './may-enter.ts'

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

const storageKey = 'topshelf-wanted-page'

/** The document that replaces this one asks for a sign-in and then opens the page: the redirect itself says nothing. */
export function keepWantedPage({ pathname, search, hash }: URL): void {
  try {
    sessionStorage.setItem(storageKey, pathname + search + hash)
  } catch {
    // Storage is blocked: the reader is on the home page, which has a sign-in button.
  }
}

/**
 * The page that has just led to the home page, once; null on any other page. Looked up only where it may be: the browser
 * fetches storage from another process, and the page waits.
 */
export function takeWantedPage(): string | null {
  if (readPath(location.pathname) !== routes.home || !needsSignIn(document.referrer)) return null
  try {
    const path = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return path
  } catch {
    return null
  }
}
