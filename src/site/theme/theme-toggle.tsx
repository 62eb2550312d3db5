import { Icon } from '../components/icon.tsx'
import { applyTheme, nextTheme, readTheme, themeStorageKey } from './theme.ts'

/**
 * Turns through system, light and dark. All three faces are in the page and the root's theme picks one by CSS:
 * the server cannot know the choice, and the button must not change under the reader when React arrives.
 */
export function ThemeToggle() {
  return (
    <button type="button" className="icon-button theme-toggle" title="Change colours" onClick={turnTheme}>
      <span className="for-system">
        <Icon name="monitor" />
        <span className="visually-hidden">Colours: as the system</span>
      </span>
      <span className="for-light">
        <Icon name="sun" />
        <span className="visually-hidden">Colours: light</span>
      </span>
      <span className="for-dark">
        <Icon name="moon" />
        <span className="visually-hidden">Colours: dark</span>
      </span>
    </button>
  )
}

function turnTheme(): void {
  const root = document.documentElement
  const theme = nextTheme(readTheme(root))
  applyTheme(root, theme)
  try {
    localStorage.setItem(themeStorageKey, theme)
  } catch (error) {
    // Storage is full or forbidden: the choice holds for this visit only.
    console.warn('The choice of colours could not be kept.', error)
  }
}
