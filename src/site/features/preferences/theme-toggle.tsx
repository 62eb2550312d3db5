import { preferenceChoices, type Preference } from '#documents/preference-choices.ts'
import * as say from '#wording/settings.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { choosePreference, readPreference } from './preference.ts'

/**
 * Turns through system, light and dark. All three faces are in the page and the root's theme picks one by CSS:
 * the server cannot know the choice, and the button must not change under the reader when React arrives.
 */
export function ThemeToggle() {
  return (
    <button type="button" className="icon-button theme-toggle" title={say.changeTheme()} onClick={turnTheme}>
      <span className="for-system">
        <Icon name="monitor" />
        <span className="visually-hidden">{say.themeSystem()}</span>
      </span>
      <span className="for-light">
        <Icon name="sun" />
        <span className="visually-hidden">{say.themeLight()}</span>
      </span>
      <span className="for-dark">
        <Icon name="moon" />
        <span className="visually-hidden">{say.themeDark()}</span>
      </span>
    </button>
  )
}

function turnTheme(): void {
  choosePreference('theme', nextTheme(readPreference('theme')))
}

export function nextTheme(theme: Preference<'theme'>): Preference<'theme'> {
  const themes = preferenceChoices.theme
  return themes[(themes.indexOf(theme) + 1) % themes.length]!
}
