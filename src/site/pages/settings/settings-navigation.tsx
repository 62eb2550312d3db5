import * as say from '#wording/settings.ts'
import './settings-navigation.css'

interface SettingsNavigationProps {
  readonly groups: readonly { readonly id: string; readonly title: string }[]
}

/** Links to the groups of settings. */
export function SettingsNavigation({ groups }: SettingsNavigationProps) {
  return (
    <nav className="settings-navigation" aria-label={say.settings()}>
      <ul>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
