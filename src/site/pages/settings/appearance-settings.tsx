import { densities, themes } from '#documents/appearance.ts'
import type { Preferences } from '#documents/user-document.ts'
import { chooseDensity, useDensity } from '../../features/preferences/density.ts'
import { session } from '../../features/accounts/session/current-session.ts'
import { Choices } from '../../ui/controls/choices.tsx'
import { chooseTheme } from '../../features/preferences/theme.ts'
import { useTheme } from '../../features/preferences/use-theme.ts'

const themeNames = { system: 'System', light: 'Light', dark: 'Dark' } as const
const densityNames = { comfortable: 'Comfortable', compact: 'Compact' } as const

/** How the site looks: applied here at once, and saved in the account for other devices. */
export function AppearanceSettings() {
  const root = document.documentElement
  return (
    <>
      <Choices
        legend="Theme"
        choices={themes}
        names={themeNames}
        chosen={useTheme()}
        onChoose={(chosen) => {
          chooseTheme(root, chosen)
          save({ theme: chosen })
        }}
      />
      <Choices
        legend="List density"
        choices={densities}
        names={densityNames}
        chosen={useDensity()}
        onChoose={(chosen) => {
          chooseDensity(root, chosen)
          save({ density: chosen })
        }}
      />
    </>
  )
}

/** Only saving to the account can fail; on this device the choice already applies. */
function save(change: Preferences): void {
  session.updateFields({ preferences: change }).catch(console.error)
}
