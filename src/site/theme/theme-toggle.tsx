import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { applyTheme, nextTheme, readTheme, themeStorageKey } from './theme.ts'

/**
 * Turns through system, light and dark. All three faces are in the page and the root's theme picks one by CSS:
 * the server cannot know the choice, and the button must not change under the reader when React arrives.
 */
export function ThemeToggle() {
  return (
    <button type="button" className="icon-button theme-toggle" title="Change colours" onClick={turnTheme}>
      <span className="for-system">
        <Monitor aria-hidden="true" />
        <span className="visually-hidden">Colours: as the system</span>
      </span>
      <span className="for-light">
        <Sun aria-hidden="true" />
        <span className="visually-hidden">Colours: light</span>
      </span>
      <span className="for-dark">
        <Moon aria-hidden="true" />
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
