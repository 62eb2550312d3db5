import { useState } from 'react'
import type { Preferences } from '#documents/user-document.ts'
import { chooseDensity, densities, readDensity } from '../../features/preferences/density.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { chooseTheme, readTheme, themes } from '../../features/preferences/theme.ts'

const themeNames = { system: 'System', light: 'Light', dark: 'Dark' } as const
const densityNames = { comfortable: 'Comfortable', compact: 'Compact' } as const

/** How the site looks: at once on this device, and in the account for the others. */
export function AppearanceSettings({ preferences }: { preferences: Preferences }) {
  const root = document.documentElement
  const [theme, setTheme] = useState(() => readTheme(root))
  const [density, setDensity] = useState(() => readDensity(root))
  const save = (change: Preferences) =>
    // Only the account's copy can fail: here it holds already.
    void session.update({ preferences: { ...preferences, ...change } }).catch(console.error)
  return (
    <>
      <Choices
        legend="Theme"
        choices={themes}
        names={themeNames}
        chosen={theme}
        onChoose={(chosen) => {
          chooseTheme(root, chosen)
          setTheme(chosen)
          save({ theme: chosen })
        }}
      />
      <Choices
        legend="List density"
        choices={densities}
        names={densityNames}
        chosen={density}
        onChoose={(chosen) => {
          chooseDensity(root, chosen)
          setDensity(chosen)
          save({ density: chosen })
        }}
      />
    </>
  )
}

interface ChoicesProps<Choice extends string> {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly names: Readonly<Record<Choice, string>>
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
}

function Choices<Choice extends string>({ legend, choices, names, chosen, onChoose }: ChoicesProps<Choice>) {
  return (
    <fieldset className="settings-choices">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={legend} checked={choice === chosen} onChange={() => onChoose(choice)} />
          <span>{names[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
