import { routes } from '#pages/routes/routes.ts'

const storageKey = 'topshelf-wanted-page'

/** The document that replaces this one asks for a sign-in and then opens the page: the redirect itself says nothing. */
export function keepWantedPage({ pathname, search, hash }: URL): void {
  try {
    sessionStorage.setItem(storageKey, pathname + search + hash)
  } catch {
    // Storage is blocked: the reader is on the home page, which has a sign-in button.
  }
}

/** The page that has just led to the home page, once; null on any other page. */
export function takeWantedPage(): string | null {
  try {
    const path = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return location.pathname === routes.home ? path : null
  } catch {
    return null
  }
}
