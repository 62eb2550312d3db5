import { chooseDensity } from './density.ts'
import type { Session } from '../accounts/session/session.ts'
import { chooseTheme } from './theme.ts'

const storageKey = 'topshelf-preferences'

/**
 * Brings a look that was chosen on another device here, once: what somebody chooses on this device afterwards stays,
 * until the account says something new.
 */
export function followPreferences(session: Session): void {
  const root = document.documentElement
  let seen = readSeen()

  function look(): void {
    const preferences = session.state().document?.preferences
    const said = preferences ? JSON.stringify(preferences) : null
    if (!preferences || said === null || said === seen) return
    seen = said
    keepSeen(said)
    if (preferences.theme) chooseTheme(root, preferences.theme)
    if (preferences.density) chooseDensity(root, preferences.density)
  }

  session.subscribe(look)
  look()
}

function readSeen(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Storage is blocked: each page applies the account's preferences.
    return null
  }
}

function keepSeen(said: string): void {
  try {
    localStorage.setItem(storageKey, said)
  } catch (error) {
    console.warn('The look of the account could not be remembered in this browser.', error)
  }
}
