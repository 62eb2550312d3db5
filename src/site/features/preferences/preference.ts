/** What the reader prefers: stored in this browser, and set on the root element (`data-theme`), where styles read it. */
import { useCallback, useSyncExternalStore } from 'react'
import {
  preferenceChoices,
  preferenceNames,
  type Preference,
  type PreferenceName,
} from '#documents/preference-choices.ts'
import { storeText } from '../../ui/store/browser-texts.ts'
import { watchRoot } from '../../ui/store/watch-root.ts'

/** What the root element has; anything else means the default. */
export function readPreference<Name extends PreferenceName>(name: Name): Preference<Name> {
  const [byDefault, ...others] = preferenceChoices[name]
  return others.find((choice) => choice === document.documentElement.dataset[name]) ?? byDefault
}

/** Applies a choice and stores it in this browser. */
export function choosePreference<Name extends PreferenceName>(name: Name, choice: Preference<Name>): void {
  document.documentElement.dataset[name] = choice
  storeText(storageKey(name), choice)
}

/**
 * The reader's choice, live: it may change in the header, in the settings, and when the account has another. During
 * hydration the default; the root element's style shows the choice.
 */
export function usePreference<Name extends PreferenceName>(name: Name): Preference<Name> {
  const watch = useCallback((notify: () => void) => watchRoot(`data-${name}`, notify), [name])
  return useSyncExternalStore(
    watch,
    () => readPreference(name),
    () => preferenceChoices[name][0],
  )
}

/**
 * Runs inline before the first paint, so that no page flashes in the wrong colours and no list is drawn twice. Browsers
 * that forbid storage throw on reading it; the defaults then apply.
 */
export function printPreferenceScript(): string {
  return preferenceNames.map(printScript).join(';')
}

function printScript(name: PreferenceName): string {
  const [byDefault] = preferenceChoices[name]
  // Style sheets take a root without data-theme to mean that no scripts run.
  const inAnyCase = name === 'theme' ? `d.${name}='${byDefault}';` : ''
  return `(function(d){${inAnyCase}try{d.${name}=localStorage.getItem('${storageKey(name)}')||'${byDefault}'}catch{}})(document.documentElement.dataset)`
}

function storageKey(name: PreferenceName): string {
  return `topshelf-${name}`
}
