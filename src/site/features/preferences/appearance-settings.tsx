import * as say from '#wording/settings.ts'
import {
  preferenceChoices,
  preferenceNames,
  type Preference,
  type PreferenceName,
} from '#documents/preference-choices.ts'
import { session } from '../accounts/session/current-session.ts'
import { choosePreference, usePreference } from './preference.ts'
import { Choices } from '../../ui/controls/choices.tsx'

const wording: {
  readonly [Name in PreferenceName]: {
    readonly legend: string
    readonly names: Readonly<Record<Preference<Name>, string>>
  }
} = {
  theme: { legend: say.theme(), names: { system: say.system(), light: say.light(), dark: say.dark() } },
  density: { legend: say.listDensity(), names: { comfortable: say.comfortable(), compact: say.compact() } },
}

/** How the site looks: applied here at once and, of those who have an account, saved in it for other devices. */
export function AppearanceSettings() {
  return preferenceNames.map((name) => <AppearanceSetting key={name} name={name} />)
}

function AppearanceSetting<Name extends PreferenceName>({ name }: { name: Name }) {
  const { legend, names } = wording[name]
  return (
    <Choices
      legend={legend}
      choices={preferenceChoices[name]}
      names={names}
      chosen={usePreference(name)}
      onChoose={(choice) => {
        choosePreference(name, choice)
        // Only saving to the account can fail; on this device the choice already applies.
        if (session.state().user) session.updateFields({ preferences: { [name]: choice } }).catch(console.error)
      }}
    />
  )
}
