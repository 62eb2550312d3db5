import { language, languages } from '#wording/language.ts'
import * as say from '#wording/language-menu.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { LanguageLinks } from './language-links.tsx'

const listId = 'languages'

/** Whether there is anything to choose. */
export const hasLanguages = languages.length > 1

/** Opens the list of languages, which browsers do without scripts. */
export function LanguageButton() {
  return (
    <button type="button" className="icon-button language-button" popoverTarget={listId} title={say.changeLanguage()}>
      <Icon name="globe" />
      <span className="visually-hidden">{say.changeLanguage()}</span>
    </button>
  )
}

/** The same within the menu, where the header has no room for the button. */
export function LanguageEntry() {
  return (
    <button type="button" popoverTarget={listId} title={say.changeLanguage()}>
      <Icon name="globe" />
      {languages.find(({ code }) => code === language)?.name}
    </button>
  )
}

export function LanguageList() {
  return (
    <nav id={listId} popover="auto" aria-label={say.changeLanguage()} className="languages">
      <ul>
        <LanguageLinks />
      </ul>
    </nav>
  )
}
