/** The reader's choice of colours: kept in this browser, applied to the root element, read by styles/tokens.css. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeStorageKey = 'topshelf-theme'

/** The choice after this one, in the order of the button that turns through them. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length]!
}

/** What stands on the root element; anything else there is the system's choice. */
export function readTheme(root: HTMLElement): Theme {
  return themes.find((theme) => theme === root.dataset['theme']) ?? 'system'
}

/** Applies a choice and keeps it in this browser. */
export function chooseTheme(root: HTMLElement, theme: Theme): void {
  root.dataset['theme'] = theme
  try {
    localStorage.setItem(themeStorageKey, theme)
  } catch (error) {
    // Storage is full or forbidden: the choice holds for this visit only.
    console.warn('The choice of colours could not be kept.', error)
  }
}
