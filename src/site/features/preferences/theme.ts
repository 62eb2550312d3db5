/** The reader's theme: stored in this browser, set on the root element, read by styles/tokens.css. */
import { themes, type Theme } from '#documents/appearance.ts'

export const themeStorageKey = 'topshelf-theme'

/** The next theme in the button's cycle. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length]!
}

/** The theme on the root element; anything else means the system's. */
export function readTheme(root: HTMLElement): Theme {
  return themes.find((theme) => theme === root.dataset['theme']) ?? 'system'
}

/** Applies a choice and stores it in this browser. */
export function chooseTheme(root: HTMLElement, theme: Theme): void {
  root.dataset['theme'] = theme
  try {
    localStorage.setItem(themeStorageKey, theme)
  } catch (error) {
    // Storage is full or blocked: the choice only lasts for this visit.
    console.warn('The theme could not be saved.', error)
  }
}
