import type { JsonValue } from '#documents/json-value.ts'
import { preferenceNames } from '#documents/preference-choices.ts'
import { parseUserDocument, type Preferences } from '#documents/user-document.ts'
import { readText, storeText } from '../../ui/store/browser-texts.ts'
import type { Session } from '../accounts/session/session.ts'
import { keepChosenLanguage } from '../languages/wanted-language.ts'
import { choosePlayerLevel } from './player-level.ts'
import { choosePreference } from './preference.ts'

const storageKey = 'topshelf-preferences'

/**
 * Brings a look that was chosen on another device here, once: what somebody chooses on this device afterwards stays,
 * until the account says something new about that very choice.
 */
export function followPreferences(session: Pick<Session, 'state' | 'subscribe'>): void {
  let seen = readSeen()

  function look(): void {
    const preferences = session.state().document?.preferences
    if (!preferences) return
    const changed = preferenceNames.filter((name) => preferences[name] !== seen[name])
    const { playerLevel, language } = preferences
    const isLevelNew = playerLevel !== undefined && playerLevel !== seen.playerLevel
    const isLanguageNew = language !== undefined && language !== seen.language
    if (changed.length === 0 && !isLevelNew && !isLanguageNew) return
    if (isLanguageNew) keepChosenLanguage(language)
    if (isLevelNew) choosePlayerLevel(playerLevel)
    for (const name of changed) {
      const choice = preferences[name]
      if (choice) choosePreference(name, choice)
    }
    seen = preferences
    storeText(storageKey, JSON.stringify(preferences))
  }

  session.subscribe(look)
  look()
}

function readSeen(): Preferences {
  try {
    const preferences: JsonValue = JSON.parse(readText(storageKey) ?? '{}')
    return parseUserDocument({ preferences }).preferences ?? {}
  } catch {
    // Not written by this site.
    return {}
  }
}
